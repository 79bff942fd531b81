/** A string with a digit and at least 24 characters is not a word but a key, a token or a signature. */
const KEY = /(?=[\w-]*\d)[\w-]{24,}/g;
/** User name and password in a URL. */
const LOGIN = /\/\/[^\s/@]+@/g;

/** Returns an error message without anything that looks like a key, a token or a password. */
export function withoutSecrets(text: string): string {
  return text.replace(LOGIN, '//…@').replace(KEY, '…');
}
