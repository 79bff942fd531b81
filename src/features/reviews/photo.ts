/** Returns the key of a picture from its address. */
export function keyOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
