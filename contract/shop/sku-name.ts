/**
 * Returns the name of a SKU that has none of its own. Several sizes of an adjustable piece are not part of it.
 * @example skuName('Kiran ring', 'Green', '12') // 'Kiran ring, Green, 12'
 */
export function skuName(product: string, color: string | null, size: string | null): string {
  return [product, color, size?.includes(',') ? '' : size].filter(Boolean).join(', ');
}
