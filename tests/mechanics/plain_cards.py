"""Cards without an ability by color and Cost, and Players by name, for the scenes of the mechanics.

The blue, white, black and green ones of Cost 2 have Void Bringer, all of Cost 3 the Ignition icon.
"""

from tests.made_up import EVERYBODY

PLAIN = {
    "red2": "B01-003", "red3": "B01-006", "red4": "B02-011", "red5": "B01-013", "red6": "B01-016",
    "blue2": "B01-021", "blue3": "B01-026", "blue4": "B01-030", "blue5": "B01-032", "blue6": "B02-034",
    "white2": "B01-041", "white3": "B01-045", "white4": "B02-050", "white5": "B01-052", "white6": "B01-055",
    "black2": "B01-062", "black3": "B01-066", "black4": "B01-068", "black5": "B01-073", "black6": "B01-074",
    "green2": "B01-081", "green3": "B02-082", "green4": "B01-089", "green5": "B01-091", "green6": "B02-094",
    "red7": "B16-018", "blue7": "B16-037", "white7": "B16-057", "black7": "B16-078", "green7": "B16-098",
}  # fmt: skip
PLAYERS = {
    "Mikado": "B03-104", "Azumi": "B03-105", "Asuka": "B03-106", "Ayase": "B03-107", "Chitose": "B03-108",
    "Meiraru": "B06-104", "Nino": "B06-106", "Barahara": "B06-107", "Kushuru": "B06-108", "Yamato": "B06-110",
    "Sera": "B10-104", "Souma": "B10-108", "Nanao": "B10-109", "Sugure": "B10-110", "Nina": "B15-108",
    "Sana": "B17-108", "Izumo": "B19-106", "everybody": EVERYBODY,
}  # fmt: skip
"""`everybody` is made up: it has every name."""
