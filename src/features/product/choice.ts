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

/** The first SKU, or the first that can be bought. */
export function firstChoice(skus: readonly Choosable[]): Choice | undefined {
  const sku = skus.find(({ inStock }) => inStock) ?? skus[0];
  return sku && { skuId: sku.id, size: onlySize(sku) };
}

/** A SKU of this colour that has the current size, else the first of this colour. */
export function chooseColour(skus: readonly Choosable[], current: Choice, colour: string): Choice {
  const ofColour = skus.filter((sku) => sku.color === colour);
  const sku = ofColour.find((candidate) => splitSizes(candidate.size).includes(current.size)) ?? ofColour[0];
  return sku ? { skuId: sku.id, size: keepSize(sku, current.size) } : current;
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

function onlySize(sku: Choosable): string {
  const sizes = splitSizes(sku.size);
  return sizes.length === 1 ? sizes[0]! : '';
}

function keepSize(sku: Choosable, size: string): string {
  return splitSizes(sku.size).includes(size) ? size : onlySize(sku);
}
