"""Simulation: many games of bots, in the kernel or on the engine, added up."""
