"""Las Vegas Royale, with its sixteen tile sides."""
