import type { ProductRecord } from '../providers/records.ts';
import { ProductSwitch } from './ProductSwitch.tsx';

export function VisibleSwitch({ product }: { product: ProductRecord }) {
  return (
    <ProductSwitch
      product={product}
      field="isVisible"
      label={`Visible: ${product.name}`}
      done={{ on: `${product.name} is visible.`, off: `${product.name} is hidden from shoppers.` }}
    />
  );
}
