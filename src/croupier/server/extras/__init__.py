"""What a house has besides playing: uploads, kept records, signatures, metrics, logs."""
