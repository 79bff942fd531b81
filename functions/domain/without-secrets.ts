/** Letters with figures of such a length are no word: a key, a token, a signature. */
const KEY = /(?=[\w-]*\d)[\w-]{24,}/g;
/** Name and password in an address. */
const LOGIN = /\/\/[^\s/@]+@/g;

/** What a service or the shop said of a failure, without what looks like a key, a token or a password. */
export function withoutSecrets(text: string): string {
  return text.replace(LOGIN, '//…@').replace(KEY, '…');
}
