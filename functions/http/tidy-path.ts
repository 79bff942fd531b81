/** Signs that belong to no address of a page, at the end of a part of it: chat apps and sentences put them there. */
const AROUND = /^[\p{Z}\p{C}]+|[\p{P}\p{S}\p{Z}\p{C}]+$/gu;
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/**
 * The path of a page as the shop spells it: in small letters, without doubled slashes, unseen signs, and signs at its
 * end; a space inside is a hyphen. A path that cannot be decoded stays as it is.
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
    // Nobody wrote this address by hand.
    return undefined;
  }
}
