/** The key of a picture, by its address. */
export function keyOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
