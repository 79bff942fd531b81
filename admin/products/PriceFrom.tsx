import type { ProductRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';

/** The lowest price of a product's SKUs; a dash without SKUs. */
export function PriceFrom({ product }: { product: ProductRecord }) {
  return product.priceFrom === null ? '–' : <Amount rupees={product.priceFrom} />;
}
