/** Tabs and managers by the names they have in addresses, where the resource itself is called otherwise. */
const RESOURCES_BY_TAB: Record<string, string> = { sku: 'skus', coupon: 'coupons', uploads: 'files' };
const RESOURCES_BY_PATH: Record<string, string> = {
  'category-manager': 'categories',
  'product-manager': 'products',
  'sku-manager': 'skus',
};

/**
 * The resource that an address without a page of its own names: by the tab in its query, else by its first part.
 * @param resources those behind this entrance
 * @returns nothing where it names none of them, and the first one is shown
 * @example addressedRoom({ pathname: '/', search: '?tab=sku' }, ['orders', 'skus']) // 'skus'
 */
export function resourceOfUrl(
  { pathname, search }: { pathname: string; search: string },
  resources: readonly string[],
): string | undefined {
  const tab = tabOf(search);
  const part = pathname.split('/')[1] ?? '';
  const resource = tab === null ? RESOURCES_BY_PATH[part] : (RESOURCES_BY_TAB[tab] ?? tab);
  return resources.find((name) => name === resource);
}

export function tabOf(search: string): string | null {
  return new URLSearchParams(search).get('tab');
}
