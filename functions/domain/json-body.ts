/** Returns the content of a webhook's body; undefined if it is not JSON. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    // A redelivery would be just as invalid, so nothing is refused.
    return undefined;
  }
}
