/** Whether a house has signed a game, as far as this browser can tell. */
import type { Signature } from "./record";
import { bytes, hex, sha256, unhex } from "./sha256";

/**
 * `good`: signed by the house's key; `wrong`: it is not its signature; `other`: by a key that is not this house's;
 * `unable`: this browser cannot check Ed25519, or the page has not come over a safe connection; `none`: not signed.
 */
export type Signed = "good" | "wrong" | "other" | "unable" | "none";

/** Checks a signature by the public key of a house, written `ed25519:ID:HEX`. */
export async function checkSignature(signature: Signature | null, house: string): Promise<Signed> {
  if (!signature) return "none";
  const found = /^ed25519:([0-9a-f]{16}):([0-9a-f]{64})\s*$/.exec(house)?.[2];
  if (!found) return "unable";
  const raw = unhex(found);
  if (hex(sha256(raw)).slice(0, 16) !== signature.key) return "other";
  try {
    const key = await crypto.subtle.importKey("raw", raw, { name: "Ed25519" }, false, ["verify"]);
    const good = await crypto.subtle.verify("Ed25519", key, unhex(signature.bytes), bytes(signature.message));
    return good ? "good" : "wrong";
  } catch {
    return "unable";
  }
}
