import { plainSigns } from './bare-text.ts';

/**
 * Returns an AWB or UTR without spaces, invisible characters and what spreadsheets need to keep its digits. Slashes,
 * hyphens and underscores belong to it.
 * @example bareReference('="1904 1424 7515 40"') // '19041424751540'
 */
export function bareReference(text: string): string {
  return plainSigns(text).replace(/[\s='"`\u2018-\u201f]/g, '');
}
