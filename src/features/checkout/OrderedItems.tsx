import type { CartItem } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import styles from './checkout.module.css';

/** The items of an order with the reason why one cannot be bought. */
export function OrderedItems({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className={styles.ordered}>
      {items.map((item) => (
        <li key={`${item.skuId}-${item.size}`}>
          <span>
            {item.quantity} × {item.product.name}
            <span className="soft small"> {[item.sku.color, item.size].filter(Boolean).join(', ')}</span>
            {item.notice && <span className="fault"> {item.notice}</span>}
          </span>
          <span className="amount">{formatRupees(item.sellingPrice)}</span>
        </li>
      ))}
    </ul>
  );
}
