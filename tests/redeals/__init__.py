"""Re-dealt games against what was seen, followed without the code of re-deals."""
