/** The names of tabs and managers in addresses, if the resource has another name. */
const RESOURCES_BY_TAB: Record<string, string> = { sku: 'skus', coupon: 'coupons', uploads: 'files' };
const RESOURCES_BY_PATH: Record<string, string> = {
  'category-manager': 'categories',
  'product-manager': 'products',
  'sku-manager': 'skus',
};

/**
 * Returns the resource that an address without a page means: by its `tab`, else by its first segment.
 * @param resources those of this entrance
 * @returns undefined if it means none of them; the first one is shown then
 * @example resourceOfUrl({ pathname: '/', search: '?tab=sku' }, ['orders', 'skus']) // 'skus'
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
