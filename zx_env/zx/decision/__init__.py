"""Decisions: actions and their texts, the legal-action mask, and the observation."""
