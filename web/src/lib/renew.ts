/** An old page that a cache or a window has kept: fetches the house's own and begins again, once for each reason. */

const PLACE = "croupier.renewed";
/** Milliseconds a new service worker may take until it serves the new page. */
const PATIENCE = 10_000;

/** Loads the page anew for a version of the protocol or a part that is gone; false: that did not help before. */
export async function renew(reason: number | string): Promise<boolean> {
  if (sessionStorage.getItem(PLACE) === String(reason)) return false;
  sessionStorage.setItem(PLACE, String(reason));
  await Promise.race([updated(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  location.reload();
  return true;
}

/** The worker that caches the page has looked for a newer one, and that one has taken over. */
async function updated(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = (await registration?.update())?.installing;
    if (!worker) return;
    await new Promise<void>((resolve) => {
      worker.onstatechange = () => {
        if (worker.state === "activated" || worker.state === "redundant") resolve();
      };
    });
  } catch {
    // Without a worker the house itself is asked for the page.
  }
}
