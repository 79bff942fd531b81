/**
 * Returns the default name of a SKU. It does not contain the sizes of an adjustable piece with several.
 * @example skuName('Kiran ring', 'Green', '12') // 'Kiran ring, Green, 12'
 */
export function skuName(product: string, color: string | null, size: string | null): string {
  return [product, color, size?.includes(',') ? '' : size].filter(Boolean).join(', ');
}
