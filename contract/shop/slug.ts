import { inAscii } from './latin-letters.ts';

/** The length limits of the last part of a page's address. */
export const SEO_URL_MIN_LENGTH = 3;
export const SEO_URL_MAX_LENGTH = 120;

/** Addresses of other pages, among them those of the blog. A page with one would be hidden. */
const RESERVED = new Set(['search', 'category', 'create', 'update', 'delete', 'live', 'page']);
const RESERVED_OF_BLOG = new Set(['posts', 'category', 'tag', 'categories', 'tags']);

/** The kinds of addressed pages. The word completes an address that is too short. */
export type AddressKind = 'product' | 'category' | 'collection' | 'post' | 'page' | 'store';

/**
 * Returns an address made from a name or title: in Latin letters without accents, lower case, with single hyphens. It
 * is always valid. A text without a letter, a too short or a reserved one is completed with the word of its kind. Text
 * without any letters, such as emoji, gives a short code, the same each time.
 * @example seoUrlFrom('चाँदबाली झुमका', 'product') // 'chandbali-jhumka'
 */
export function seoUrlFrom(text: string, kind: AddressKind): string {
  const made = hyphened(inAscii(text));
  if (isFree(made, kind)) return made;
  return made === '' ? `${kind}-${codeOf(text)}` : hyphened(`${made.slice(0, SEO_URL_MAX_LENGTH - 10)}-${kind}`);
}

/** The most characters of a hyphen and a number at the end of an address. */
export const NUMBER_LENGTH = 6;

/** Returns the address or, if it is taken, the same with the lowest free number from 2 on. */
export function freeSeoUrl(options: string, taken: readonly string[], max = SEO_URL_MAX_LENGTH): string {
  const all = new Set(taken);
  for (let number = 2, address = options; ; number += 1) {
    if (!all.has(address)) return address;
    address = `${numberedStem(options, max)}-${number}`;
  }
}

/** Returns the address before its number, cut if there is no room for the number. */
export function numberedStem(address: string, max = SEO_URL_MAX_LENGTH): string {
  return address.slice(0, max - NUMBER_LENGTH).replace(/-$/, '');
}

/** Returns whether an address is one that `freeSeoUrl` makes of another. */
export function isNumbered(address: string, options: string): boolean {
  const stem = numberedStem(options);
  return address === options || (address.startsWith(`${stem}-`) && /^\d+$/.test(address.slice(stem.length + 1)));
}

function hyphened(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9\s/_-]/g, '')
      .replace(/[\s/_-]+/g, '-')
      .replace(/^-/, '')
      .slice(0, SEO_URL_MAX_LENGTH)
      // Last, because the cut may leave a hyphen at the end.
      .replace(/-$/, '')
  );
}

function isFree(text: string, kind: AddressKind): boolean {
  if (kind === 'post') return isPostAddress(text);
  return kind === 'collection' ? isCollectionAddress(text) : isSeoUrl(text);
}

/** Returns whether a text is a valid address of a collection: the page of all collections is below the same path. */
export function isCollectionAddress(text: string): boolean {
  return isSeoUrl(text) && text !== 'collections';
}

/** Returns six letters and digits derived from a text (FNV-1a, 32 bits). */
function codeOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6);
}

/**
 * Returns whether a text is a valid seoUrl: 3 to 120 of a-z, 0-9 and single hyphens, with a letter, and not reserved.
 */
export function isSeoUrl(text: string): boolean {
  return isAddressWord(text) && !RESERVED.has(text);
}

/** Returns whether a text is a valid address of a post: as of every page, and not one of the blog's own words. */
export function isPostAddress(text: string): boolean {
  return isAddressWord(text) && !RESERVED_OF_BLOG.has(text);
}

/** Returns whether a text has the form of a page's address: 3 to 120 of a-z, 0-9 and single hyphens, with a letter. */
export function isAddressWord(text: string): boolean {
  return (
    text.length >= SEO_URL_MIN_LENGTH &&
    text.length <= SEO_URL_MAX_LENGTH &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    /[a-z]/.test(text)
  );
}
