/** Tabs and managers by the names they have in addresses, where the room itself is called otherwise. */
const ROOMS_BY_TAB: Record<string, string> = { sku: 'skus', coupon: 'coupons' };
const ROOMS_BY_PATH: Record<string, string> = {
  'category-manager': 'categories',
  'product-manager': 'products',
  'sku-manager': 'skus',
};

/**
 * The room that an address without a room of its own names: by the tab in its query, else by its first part.
 * @param rooms those behind this door
 * @returns nothing where it names none of them, and the first room is shown
 * @example addressedRoom({ pathname: '/', search: '?tab=sku' }, ['orders', 'skus']) // 'skus'
 */
export function addressedRoom(
  { pathname, search }: { pathname: string; search: string },
  rooms: readonly string[],
): string | undefined {
  const tab = tabOf(search);
  const part = pathname.split('/')[1] ?? '';
  const room = tab === null ? ROOMS_BY_PATH[part] : (ROOMS_BY_TAB[tab] ?? tab);
  return rooms.find((name) => name === room);
}

export function tabOf(search: string): string | null {
  return new URLSearchParams(search).get('tab');
}
