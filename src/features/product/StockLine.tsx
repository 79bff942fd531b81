import { formatDay } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import type { Product } from '../../api/wire.ts';
import styles from './product.module.css';

/** From this many pieces down the true number is told; it is never made up. */
const FEW = 5;

interface Props {
  available: number;
  /** Whether that is what is left of the very SKU that is bought; else of several, and no number is told. */
  isOfOne: boolean;
  product: Pick<Product, 'isPreOrder' | 'startDate'>;
}

/** How the stock stands, in words, told politely whenever it changes. */
export function StockLine({ available, isOfOne, product }: Props) {
  const isFew = isOfOne && available > 0 && available <= FEW;
  const look = available === 0 ? styles.gone : isFew ? styles.few : '';
  return (
    <p className={`${styles.stock} ${look}`} role="status">
      {available === 0 ? messages.STOCK_OUT : isFew ? `Only ${available} left` : messages.STOCK_IN}
      {product.isPreOrder && product.startDate && available > 0 && (
        <>. Pre-order: it is sent from {formatDay(product.startDate)}</>
      )}
    </p>
  );
}
