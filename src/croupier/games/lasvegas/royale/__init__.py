"""Las Vegas Royale: two bills at every casino, chips, a Biggy for everyone, and sixteen tiles."""
