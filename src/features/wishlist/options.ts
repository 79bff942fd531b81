import { splitSizes } from '#contract/shop/sizes.ts';
import type { WishlistProduct } from '../../api/wire.ts';
import type { Speech } from '../../ui/use-spoken.ts';

/** A way to buy a product: a SKU in one of its sizes. */
export interface WishlistOption {
  skuId: number;
  size: string;
  inStock: boolean;
  /** Colour and size if they differ. */
  label: string;
}

/** Returns the ways to buy a product; one means there is no choice. */
export function optionsOf(
  { skus }: Pick<WishlistProduct, 'skus'>,
  { said, saidAny, named }: Pick<Speech, 'said' | 'saidAny' | 'named'>,
): WishlistOption[] {
  const hasColours = hasSeveralColours(skus);
  return skus.flatMap(({ id, color, size, inStock }) => {
    const sizes = splitSizes(size);
    return (sizes.length > 0 ? sizes : ['']).map((one) => ({
      skuId: id,
      size: one,
      inStock,
      label:
        [hasColours && named(color), one && said('Size {size}', { size: saidAny(one) })].filter(Boolean).join(', ') ||
        named(color),
    }));
  });
}

/** Returns the label of the choice. */
export function choiceOf({ skus }: Pick<WishlistProduct, 'skus'>): 'Colour' | 'Colour and size' | 'Size' {
  const hasSizes = skus.some(({ size }) => size !== '');
  if (!hasSizes) return 'Colour';
  return hasSeveralColours(skus) ? 'Colour and size' : 'Size';
}

function hasSeveralColours(skus: WishlistProduct['skus']): boolean {
  return new Set(skus.map(({ color }) => color)).size > 1;
}
