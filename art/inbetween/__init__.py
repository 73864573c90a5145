"""The drawings of InBetween: portraits, cards, the two ends of the board, symbols and signs."""
