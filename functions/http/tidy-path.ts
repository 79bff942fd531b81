/** Punctuation at the end of a path segment. It comes from sentences and chat apps, never from an address. */
const AROUND = /^[\p{Z}\p{C}]+|[\p{P}\p{S}\p{Z}\p{C}]+$/gu;
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/**
 * Returns a path as the shop spells it: lower case, without doubled slashes, invisible characters, and punctuation at the
 * end; an inner space is a hyphen. A path that cannot be decoded is returned unchanged.
 * @example tidyPath('/product/LAKSHMI-VADDANAM),') // '/product/lakshmi-vaddanam'
 */
export function tidyPath(path: string): string {
  const decoded = decodedPath(path);
  if (decoded === undefined) return path;
  const parts = decoded
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(UNSEEN, '').trim().replace(/\s+/g, '-'))
    .filter((part) => part !== '');
  const tidy = parts.map((part, at) => (at === parts.length - 1 ? part.replace(AROUND, '') : part)).filter(Boolean);
  return `/${tidy.map(encodeURIComponent).join('/')}`;
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // A person did not write this address.
    return undefined;
  }
}
