"""Makes the sounds of the table, from nothing but arithmetic: `python tools/sounds.py`."""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "web" / "public" / "sounds"
RATE = 22_050


def knock(at: float, pitch: float, loud: float) -> Callable[[float], float]:
    """A die that hits wood: a short, damped thump with a little noise."""
    noise = random.Random(int(at * 1000) + int(pitch))

    def sound(t: float) -> float:
        if t < at:
            return 0.0
        age = t - at
        thump = math.sin(2 * math.pi * pitch * age) * math.exp(-age * 60)
        return loud * (thump + noise.uniform(-1, 1) * math.exp(-age * 180) * 0.6)

    return sound


def bell(at: float, pitch: float, loud: float, fade: float = 5) -> Callable[[float], float]:
    """A small bell: a tone with two overtones that dies away."""

    def sound(t: float) -> float:
        if t < at:
            return 0.0
        age = t - at
        tone = sum(math.sin(2 * math.pi * pitch * n * age) / n**1.6 for n in (1, 2.01, 3.02))
        return loud * tone * math.exp(-age * fade)

    return sound


def rustle(length: float, loud: float) -> Callable[[float], float]:
    """A bank note that slides: noise that swells and goes."""
    noise = random.Random(7)
    last = 0.0

    def sound(t: float) -> float:
        nonlocal last
        last = 0.72 * last + 0.28 * noise.uniform(-1, 1)
        return loud * last * max(0.0, math.sin(math.pi * min(1, t / length)))

    return sound


SOUNDS: dict[str, tuple[float, list[Callable[[float], float]]]] = {
    "roll": (
        0.85,
        [knock(0.02 + 0.7 * (n / 14) ** 0.8, 180 + 70 * (n * 37 % 5), 0.5 * (1 - n / 18)) for n in range(14)],
    ),
    "place": (0.25, [knock(0.0, 210, 0.7), knock(0.06, 260, 0.4)]),
    "bill": (0.4, [rustle(0.35, 0.9)]),
    "turn": (0.6, [bell(0.0, 660, 0.28), bell(0.12, 880, 0.28)]),
    "win": (1.8, [bell(0.16 * n, pitch, 0.22, 3) for n, pitch in enumerate((523, 659, 784, 1047, 1319))]),
}


def main() -> None:
    """Writes one file for each sound."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (length, parts) in SOUNDS.items():
        samples = [sum(part(n / RATE) for part in parts) for n in range(int(length * RATE))]
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(
                b"".join(struct.pack("<h", round(32000 * max(-1, min(1, sample)))) for sample in samples)
            )


if __name__ == "__main__":
    main()
