import { inAscii } from './latin-letters.ts';

/** The last part of a page's address. */
export const SEO_URL_MIN_LENGTH = 3;
export const SEO_URL_MAX_LENGTH = 120;

/** Words that are addresses of their own and would shadow a page, those of the blog among them. */
const RESERVED = new Set(['search', 'category', 'create', 'update', 'delete', 'live', 'page']);
const RESERVED_OF_BLOG = new Set(['posts', 'category', 'tag', 'categories', 'tags']);

/** What pages show, by the word their addresses are completed with. */
export type AddressKind = 'product' | 'category' | 'post' | 'store';

/**
 * Returns the address that is made of a name or title: in Latin letters without accents, lower case, with single hyphens.
 * It is always a valid one. What has no letter, is too short or is a word of its own is completed by the word of its kind;
 * of signs that have no letter at all, such as emoji, a short code is made, the same each time.
 * @example seoUrlFrom('चाँदबाली झुमका', 'product') // 'chandbali-jhumka'
 */
export function seoUrlFrom(text: string, kind: AddressKind): string {
  const made = hyphened(inAscii(text));
  if (isFree(made, kind)) return made;
  return made === '' ? `${kind}-${codeOf(text)}` : hyphened(`${made.slice(0, SEO_URL_MAX_LENGTH - 10)}-${kind}`);
}

/** How much of an address a hyphen and a number may take. */
export const NUMBER_LENGTH = 6;

/** Returns the address or, where it is taken, the same with the least number from 2 on that is free. */
export function freeSeoUrl(options: string, taken: readonly string[], max = SEO_URL_MAX_LENGTH): string {
  const all = new Set(taken);
  for (let number = 2, address = options; ; number += 1) {
    if (!all.has(address)) return address;
    address = `${numberedStem(options, max)}-${number}`;
  }
}

/** What numbers are put behind: the address, cut where it leaves no room for them. */
export function numberedStem(address: string, max = SEO_URL_MAX_LENGTH): string {
  return address.slice(0, max - NUMBER_LENGTH).replace(/-$/, '');
}

/** Whether an address is one that `freeSeoUrl` makes of another. */
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
      // Last: what was cut off may have left a hyphen at the end.
      .replace(/-$/, '')
  );
}

const isFree = (text: string, kind: AddressKind) => (kind === 'post' ? isPostAddress(text) : isSeoUrl(text));

/** Six letters and digits that a text always makes (FNV-1a, 32 bits). */
function codeOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6);
}

/** Whether a text may be a seoUrl: 3 to 120 of a-z, 0-9 and single hyphens, with a letter, and not reserved. */
export function isSeoUrl(text: string): boolean {
  return isAddressWord(text) && !RESERVED.has(text);
}

/** Whether a text may be a post's address: as every page's, and none of the blog's own words. */
export function isPostAddress(text: string): boolean {
  return isAddressWord(text) && !RESERVED_OF_BLOG.has(text);
}

/** Whether a text has the form of a page's address: 3 to 120 of a-z, 0-9 and single hyphens, with a letter. */
export function isAddressWord(text: string): boolean {
  return (
    text.length >= SEO_URL_MIN_LENGTH &&
    text.length <= SEO_URL_MAX_LENGTH &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    /[a-z]/.test(text)
  );
}
