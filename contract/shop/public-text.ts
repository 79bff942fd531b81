/*
 * What everybody reads has no phone numbers, e-mails and links in it: people are reached through the shop, and spam has
 * nowhere to lead.
 */

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/;
const HANDLE = /(^|\s)@\w{3,}/;
const LINK = /https?:|www\.|\bwa\.me\b|[a-z0-9]\.(com|in|net|org|co|shop|store|me|io|info|biz|online|site|xyz|link)\b/i;
/** A mobile of India, however it is set: digits with signs between them. */
const MOBILE = /(?<!\d)(?:91|0)?[6-9]\d{9}(?!\d)/;

/** Whether a text tells how to reach somebody outside the shop. */
export function tellsContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, latinDigit);
  const joined = plain.replace(/(?<=\d)[\s().,_/+-]+(?=\d)/g, '');
  return EMAIL.test(plain) || HANDLE.test(plain) || LINK.test(plain) || MOBILE.test(joined);
}

/** The digits of the Indian scripts lie in blocks of 128 signs, each at the same place. */
function latinDigit(digit: string): string {
  const place = (digit.codePointAt(0)! - 0x966) % 0x80;
  return place >= 0 && place <= 9 ? String(place) : digit;
}
