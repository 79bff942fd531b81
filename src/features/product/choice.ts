import { splitSizes } from '#contract/shop/sizes.ts';

/** The fields of a SKU that the choice depends on. */
export interface Choosable {
  id: number;
  color: string;
  size: string;
  inStock: boolean;
}

/** A shopper's choice: a SKU, and for adjustable ones the size. */
export interface Choice {
  skuId: number;
  size: string;
}

/**
 * Returns the first SKU in stock, or the first one. Its size is preselected only if the product has no other: a wrong
 * size is the most common reason for returns of bangles and rings.
 */
export function firstChoice(skus: readonly Choosable[]): Choice | undefined {
  const sku = skus.find(({ inStock }) => inStock) ?? skus[0];
  return sku && { skuId: sku.id, size: onlySize(skus, sku) };
}

/** Returns the choice of a SKU by its code; adjustable SKUs still need a size. */
export function choiceOf({ id, size }: Choosable): Choice {
  const sizes = splitSizes(size);
  return { skuId: id, size: sizes.length === 1 ? sizes[0]! : '' };
}

/** Returns whether the shopper still has to choose a size. */
export function lacksSize(skus: readonly Choosable[], { size }: Choice): boolean {
  return size === '' && sizesOf(skus).length > 1;
}

/** Returns the SKU of a colour in the current size, or the first of the colour without a chosen size. */
export function chooseColour(skus: readonly Choosable[], current: Choice, colour: string): Choice {
  const ofColour = skus.filter((sku) => sku.color === colour);
  const sku = ofColour.find((candidate) => splitSizes(candidate.size).includes(current.size)) ?? ofColour[0];
  if (!sku) return current;
  return { skuId: sku.id, size: splitSizes(sku.size).includes(current.size) ? current.size : onlySize(skus, sku) };
}

/** Returns the SKU of a size in the current colour, or the first of the size. */
export function chooseSize(skus: readonly Choosable[], current: Choice, size: string): Choice {
  const colour = skus.find(({ id }) => id === current.skuId)?.color;
  const ofSize = skus.filter((sku) => splitSizes(sku.size).includes(size));
  const sku = ofSize.find((candidate) => candidate.color === colour) ?? ofSize[0];
  return sku ? { skuId: sku.id, size } : current;
}

/** Returns the distinct sizes of all SKUs in their order. */
export function sizesOf(skus: readonly Choosable[]): string[] {
  return [...new Set(skus.flatMap((sku) => splitSizes(sku.size)))];
}

/** Returns whether a size is in stock in a colour. */
export function isAvailable(skus: readonly Choosable[], colour: string, size: string): boolean {
  return skus.some((sku) => sku.color === colour && sku.inStock && splitSizes(sku.size).includes(size));
}

/** Returns the size of a SKU if the product has no other; undefined if there is a choice. */
function onlySize(skus: readonly Choosable[], sku: Choosable): string {
  return sizesOf(skus).length === 1 ? (splitSizes(sku.size)[0] ?? '') : '';
}
