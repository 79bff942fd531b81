import { formatDay } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import type { Product } from '../../api/wire.ts';
import styles from './product.module.css';

/** From this many pieces down the true number is told; it is never made up. */
const FEW = 5;

/** How the stock stands, in words, told politely whenever it changes. */
export function StockLine({
  available,
  product,
}: {
  available: number;
  product: Pick<Product, 'isPreOrder' | 'startDate'>;
}) {
  return (
    <p className={available === 0 ? `${styles.stock} ${styles.gone}` : styles.stock} role="status">
      {wordsFor(available)}
      {product.isPreOrder && product.startDate && available > 0 && (
        <>. Pre-order: it is sent from {formatDay(product.startDate)}</>
      )}
    </p>
  );
}

function wordsFor(available: number): string {
  if (available === 0) return messages.STOCK_OUT;
  return available <= FEW ? `${available} left` : messages.STOCK_IN;
}
