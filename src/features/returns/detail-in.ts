import type { Speech } from '../../ui/use-spoken.ts';

/**
 * Returns the colour and size of an item, as the server joins them, in the language of the page.
 * @example detailIn(saidAny, 'Gold, 2.4') // 'गोल्ड, 2.4'
 */
export function detailIn(saidAny: Speech['saidAny'], detail: string): string {
  return detail.split(', ').map(saidAny).join(', ');
}
