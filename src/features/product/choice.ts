import { splitSizes } from '#contract/shop/sizes.ts';

/** The part of a SKU that choosing depends on. */
export interface Choosable {
  id: number;
  color: string;
  size: string;
  inStock: boolean;
}

/** What a shopper has chosen: a SKU, and of an adjustable one the size they wear. */
export interface Choice {
  skuId: number;
  size: string;
}

/**
 * The first SKU that can be bought, else the first of all. Its size is chosen only where the product has no other: a
 * wrong size is what most bangles and rings come back for.
 */
export function firstChoice(skus: readonly Choosable[]): Choice | undefined {
  const sku = skus.find(({ inStock }) => inStock) ?? skus[0];
  return sku && { skuId: sku.id, size: onlySize(skus, sku) };
}

/** A SKU that was chosen by its name; of an adjustable one the size is still to be said. */
export function choiceOf({ id, size }: Choosable): Choice {
  const sizes = splitSizes(size);
  return { skuId: id, size: sizes.length === 1 ? sizes[0]! : '' };
}

/** Whether the shopper still has to say which size. */
export function lacksSize(skus: readonly Choosable[], { size }: Choice): boolean {
  return size === '' && sizesOf(skus).length > 1;
}

/** A SKU of this colour that has the current size, else the first of this colour, in a size that is yet to be chosen. */
export function chooseColour(skus: readonly Choosable[], current: Choice, colour: string): Choice {
  const ofColour = skus.filter((sku) => sku.color === colour);
  const sku = ofColour.find((candidate) => splitSizes(candidate.size).includes(current.size)) ?? ofColour[0];
  if (!sku) return current;
  return { skuId: sku.id, size: splitSizes(sku.size).includes(current.size) ? current.size : onlySize(skus, sku) };
}

/** A SKU of this size that has the current colour, else the first of this size. */
export function chooseSize(skus: readonly Choosable[], current: Choice, size: string): Choice {
  const colour = skus.find(({ id }) => id === current.skuId)?.color;
  const ofSize = skus.filter((sku) => splitSizes(sku.size).includes(size));
  const sku = ofSize.find((candidate) => candidate.color === colour) ?? ofSize[0];
  return sku ? { skuId: sku.id, size } : current;
}

/** The sizes of all SKUs, each once, in their order. */
export function sizesOf(skus: readonly Choosable[]): string[] {
  return [...new Set(skus.flatMap((sku) => splitSizes(sku.size)))];
}

/** Whether a size can be had in a colour now. */
export function isAvailable(skus: readonly Choosable[], colour: string, size: string): boolean {
  return skus.some((sku) => sku.color === colour && sku.inStock && splitSizes(sku.size).includes(size));
}

/** The size of a SKU where the product comes in no other; none where there is a choice. */
function onlySize(skus: readonly Choosable[], sku: Choosable): string {
  return sizesOf(skus).length === 1 ? (splitSizes(sku.size)[0] ?? '') : '';
}
