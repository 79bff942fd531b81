import type { ProductRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';

/** The lowest price among a product's SKUs; a dash where it has none yet. */
export function PriceFrom({ product }: { product: ProductRecord }) {
  return product.priceFrom === null ? '–' : <Amount rupees={product.priceFrom} />;
}
