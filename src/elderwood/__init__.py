"""Elderwood: four enchanted-forest board games with every rule enforced."""

__version__ = "0.2.0"
