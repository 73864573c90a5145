"""The drawings of Dungeon Twister: floors, gears, gates, pieces, objects, signs, portraits."""
