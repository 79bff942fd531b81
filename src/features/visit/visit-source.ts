import { KEPT } from '#contract/shop/kept.ts';
import { FROM_NAME, ORDER_SOURCE_PART_MAX, UTM_NAMES } from '#contract/shop/order-source.ts';
import { tab } from '../../storage/local-storage.ts';

/**
 * Notes where a visit began, on its first page: the UTM parameters of the address, and the host of the page before it.
 * The note stays in this tab, and is sent with an order only. A tab that was opened from a page of the shop has no note,
 * because its visit began in another tab.
 */
export function noteVisitSource(): void {
  if (KEPT.visitSource in tab.values) return;
  const parameters = new URLSearchParams(location.search);
  const note = new URLSearchParams();
  for (const name of UTM_NAMES) {
    const value = parameters.get(name);
    // A value that is too long stays too long, so that the server drops it instead of storing its beginning.
    if (value) note.set(name, value.slice(0, ORDER_SOURCE_PART_MAX + 1));
  }
  const host = /^https?:\/\/([^/:]+)/.exec(document.referrer)?.[1] ?? '';
  const isFromShop = host === location.hostname;
  if (isFromShop && note.size === 0) return;
  if (host !== '' && !isFromShop) note.set(FROM_NAME, host);
  tab.values[KEPT.visitSource] = note.toString();
}

/** Returns the note of this visit, for an order: empty for a direct visit, undefined without a note. */
export function visitSource(): string | undefined {
  return tab.values[KEPT.visitSource];
}
