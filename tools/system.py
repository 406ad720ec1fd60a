"""What the tests need from the system, installed from Debian's packages if it is missing."""

from __future__ import annotations

import glob
import os
import subprocess
import sys

#: Chromium without windows, which needs a third less time of the processor than the whole browser.
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
#: Debian package, and where one sees that it is there.
NEEDED = {
    "chromium-headless-shell": CHROMIUM,
    "postgresql": "/usr/lib/postgresql/*/bin/initdb",
    "nginx-light": "/usr/sbin/nginx",
    "pgbouncer": "/usr/sbin/pgbouncer",
}


def install() -> None:
    """Installs what is missing; on other systems says what to install."""
    missing = [package for package, place in NEEDED.items() if not glob.glob(place)]
    if not missing:
        return
    print(f"Installing {' and '.join(missing)} for the tests (once) ...", file=sys.stderr)
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run([*sudo, "apt-get", "update", "-q"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(
            [*sudo, "apt-get", "install", "-y", "-q", "--no-install-recommends", *missing],
            check=True,
            stdout=subprocess.DEVNULL,
            env=quiet,
        )
    except (OSError, subprocess.CalledProcessError):
        sys.exit(f"The tests need {' and '.join(missing)}: install them from your system's packages.")


if __name__ == "__main__":
    install()
