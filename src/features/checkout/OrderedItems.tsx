import type { CartItem } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './checkout.module.css';

/** The items of an order with the reason why one cannot be bought. */
export function OrderedItems({ items }: { items: readonly CartItem[] }) {
  const { saidAny, named } = useSpoken();
  return (
    <ul className={styles.ordered}>
      {items.map((item) => (
        <li key={`${item.skuId}-${item.size}`}>
          <span>
            {item.quantity} × <OwnText text={item.product.name} />
            <span className="soft small">
              {' '}
              {[named(item.sku.color), saidAny(item.size)].filter(Boolean).join(', ')}
            </span>
            {item.notice && <span className="fault"> {saidAny(item.notice)}</span>}
          </span>
          <span className="amount">{formatRupees(item.sellingPrice)}</span>
        </li>
      ))}
    </ul>
  );
}
