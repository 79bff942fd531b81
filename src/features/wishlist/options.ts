import { splitSizes } from '#contract/shop/sizes.ts';
import type { WishlistProduct } from '../../api/wire.ts';

/** One thing a product can be bought as: a SKU in one of its sizes. */
export interface WishlistOption {
  skuId: number;
  size: string;
  inStock: boolean;
  /** Colour and size, as far as they differ. */
  label: string;
}

/** All that a product can be bought as. Where it is one thing alone, there is nothing to choose. */
export function optionsOf({ skus }: Pick<WishlistProduct, 'skus'>): WishlistOption[] {
  const hasColours = hasSeveralColours(skus);
  return skus.flatMap(({ id, color, size, inStock }) => {
    const sizes = splitSizes(size);
    return (sizes.length > 0 ? sizes : ['']).map((one) => ({
      skuId: id,
      size: one,
      inStock,
      label: [hasColours && color, one && `Size ${one}`].filter(Boolean).join(', ') || color,
    }));
  });
}

/** What somebody chooses between who chooses one of them. */
export function choiceOf({ skus }: Pick<WishlistProduct, 'skus'>): string {
  const hasSizes = skus.some(({ size }) => size !== '');
  if (!hasSizes) return 'Colour';
  return hasSeveralColours(skus) ? 'Colour and size' : 'Size';
}

function hasSeveralColours(skus: WishlistProduct['skus']): boolean {
  return new Set(skus.map(({ color }) => color)).size > 1;
}
