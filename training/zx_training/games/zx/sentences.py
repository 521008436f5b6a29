"""Labels of the actions of Z/X, by their verbs."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str] = {
    "keep": "Keep this hand",
    "mulligan": "Mulligan: a new hand",
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "more": "Show more choices",
    "start none": "No Start Card",
    "target player": "Attack the player",
    "start": "Start with {}",
    "resource": "Put {} into Resource",
    "ignite": "Ignition with {}",
    "play": "Play {}",
    "at": "Put it on {}",
    "attack": "Attack with {}",
    "target": "Attack {}",
    "use": "Use {}",
    "ex": "Play {} from the Dynamis",
    "shift": "Shift with {}",
    "pay": "Pay with a Resource: {}",
    "resolve": "Next: {}",
    "choose": "Choose {}",
}
