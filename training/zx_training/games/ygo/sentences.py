"""Labels of the actions of Yu-Gi-Oh!, by their verbs."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str] = {
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "more": "Show more choices",
    "battle phase": "Battle Phase",
    "end battle": "End the Battle Phase",
    "end turn": "End the turn",
    "direct attack": "Attack directly",
    "no attack": "No attack",
    "summon": "Summon {}",
    "set": "Set {}",
    "activate": "Activate {}",
    "attack": "Attack with {}",
    "target": "Attack {}",
    "position": "Change the position of {}",
    "flip": "Flip {}",
    "choose": "Choose {}",
}
