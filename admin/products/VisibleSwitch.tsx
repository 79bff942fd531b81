import type { ProductRecord } from '../providers/records.ts';
import { ProductSwitch } from './ProductSwitch.tsx';
import { words } from '../words/en/products.ts';

export function VisibleSwitch({ product }: { product: ProductRecord }) {
  return (
    <ProductSwitch
      product={product}
      field="isVisible"
      label={words.visibleName(product.name)}
      done={{ on: words.isVisible(product.name), off: words.isHiddenFromShoppers(product.name) }}
    />
  );
}
