/** A string with a digit and at least 24 characters is not a word but a key, a token or a signature. */
const KEY = /(?=[\w-]*\d)[\w-]{24,}/g;
/** User name and password in a URL. */
const LOGIN = /\/\/[^\s/@]+@/g;

const EMAIL = /[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+\.[a-z]{2,}/gi;
/** An Indian mobile number, with or without the country code. */
const MOBILE = /(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g;

/** Returns an error message without anything that looks like a key, a token or a password. */
export function withoutSecrets(text: string): string {
  return text.replace(LOGIN, '//…@').replace(KEY, '…');
}

/** Returns an error message that may leave the shop: without secrets, e-mails and mobile numbers. */
export function withoutPersonalData(text: string): string {
  return withoutSecrets(text).replace(EMAIL, '…@…').replace(MOBILE, '…');
}
