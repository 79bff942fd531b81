/**
 * Returns the 64-bit FNV-1a hash over the UTF-16 of some values, as 16 hexadecimal digits. It must be synchronous
 * wherever a page is rendered, and protects no secret.
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
export function digest(values: readonly (string | number | boolean | null)[]): string {
  let hash = 0xcbf29ce484222325n;
  const text = JSON.stringify(values);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    for (const byte of [unit & 0xff, unit >> 8]) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
