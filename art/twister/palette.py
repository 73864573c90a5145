"""The colours of Dungeon Twister: warm stone, glowing lava, deep water."""

INK = "#2a1a12"
SOOT = "#4a3527"
EARTH = "#6d5a49"
GROUT = "#b3925f"
STONE = "#e6d0a2"
SAND = "#efdfb9"
CHALK = "#fbf1d9"
SHADE = "#cdb283"

CRUST = "#5e1c12"
LAVA = "#dd5a24"
GLOW = "#f6a634"
SPARK = "#ffe08a"

ABYSS = "#123f63"
WATER = "#1d5f8a"
RIPPLE = "#4fa3c7"
FOAM = "#bfe6ee"

FOG = "#a3b4b9"
HAZE = "#748b93"

WOOD = "#8a5a33"
PLANK = "#c58b4f"
BRONZE = "#a9702c"
IRON = "#454a52"
GHOST = "#6b3a73"
LILAC = "#d7b3dd"

YELLOW = "#f0b232"
OCHRE = "#c98a17"
BLUE = "#2b6fae"
