import * as texts from '#contract/words/en/product-scripts.ts';
import * as messages from '#contract/messages.ts';
import type { Product } from '../../api/wire.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './product.module.css';

/** At or below this stock the exact number is shown. */
const FEW = 5;

interface Props {
  available: number;
  /** Whether the number is the stock of one SKU; for several no number is shown. */
  isOfOne: boolean;
  product: Pick<Product, 'isPreOrder' | 'startDate'>;
}

/** The stock as a text in a polite live region. */
export function StockLine({ available, isOfOne, product }: Props) {
  const { said, day } = useSpoken();
  const isFew = isOfOne && available > 0 && available <= FEW;
  const look = available === 0 ? styles.gone : isFew ? styles.few : '';
  return (
    <p className={`${styles.stock} ${look}`} role="status">
      {available === 0
        ? said(messages.STOCK_OUT)
        : isFew
          ? said(texts.ONLY_LEFT, { count: available })
          : said(messages.STOCK_IN)}
      {product.isPreOrder &&
        product.startDate &&
        available > 0 &&
        said(texts.SENT_FROM, { day: day(product.startDate) })}
    </p>
  );
}
