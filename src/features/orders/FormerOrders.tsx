import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatDay } from '#contract/shop/dates.ts';
import { FORMER_ORDERS_AT_ONCE, FORMER_ORDERS_MOST } from '../../api/orders.ts';
import type { FormerOrder } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { Unread } from './ForShoppers.tsx';
import { $formerOrders, loadFormerOrders } from './former-order-state.ts';
import styles from './former-orders.module.css';

/** The shopper's orders from before the shop moved here; nothing without any. They are shown and offer no actions. */
export function FormerOrders() {
  const { value, error } = useStore($formerOrders);
  const [count, setCount] = useState(FORMER_ORDERS_AT_ONCE);
  useEffect(() => void loadFormerOrders(count), [count]);
  if (error) return <Unread error={error} onRetry={() => void loadFormerOrders(count)} />;
  if (!value || value.rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="former-orders">
      <h2 id="former-orders">From our former shop</h2>
      <p className="soft">Orders you placed before we moved here. For questions about one, please write to us.</p>
      <ul className={styles.list}>
        {value.rows.map((order) => (
          <li key={order.id}>
            <Details order={order} />
          </li>
        ))}
      </ul>
      {value.rows.length < Math.min(value.total, FORMER_ORDERS_MOST) && (
        <button
          className="button quiet"
          type="button"
          onClick={() => setCount(Math.min(count + FORMER_ORDERS_AT_ONCE, FORMER_ORDERS_MOST))}
        >
          Show earlier orders
        </button>
      )}
      {value.total > FORMER_ORDERS_MOST && value.rows.length === FORMER_ORDERS_MOST && (
        <p className="small soft">
          These are the newest {FORMER_ORDERS_MOST} of {value.total}.
        </p>
      )}
    </section>
  );
}

function Details({ order }: { order: FormerOrder }) {
  const amounts = [
    ['Shipping', order.shipping],
    ['Other fees', order.fees],
    [order.coupon ? `Discount (${order.coupon})` : 'Discount', order.discount],
    ['Refunded', order.refunded],
  ] as const;
  const facts: readonly (readonly [string, string])[] = [
    ['Status', order.status],
    ['Payment', order.payment],
    ['Cancelled', order.cancelledOn === null ? '' : formatDay(order.cancelledOn)],
    ...amounts.map(([name, amount]) => [name, amount ? formatRupees(amount) : ''] as const),
    ['Total', formatRupees(order.total)],
    ['Delivery address', order.address],
  ];
  return (
    <details className={`panel ${styles.order}`}>
      <summary>
        <strong>{order.number}</strong> · <span className="amount">{formatRupees(order.total)}</span>
        <br />
        <span className="small soft">
          {[formatDay(order.placedOn), order.formerShop, order.status].filter(Boolean).join(' · ')}
        </span>
      </summary>
      <ul className={styles.items} aria-label={`Items of order ${order.number}`}>
        {order.items.map((item, position) => (
          // Lines have no id, and their order does not change.
          <li key={position} className={styles.line}>
            <span>
              {item.quantity > 1 && `${item.quantity} × `}
              {item.title}
            </span>
            {item.unitPrice !== null && <span className="amount">{formatRupees(item.unitPrice * item.quantity)}</span>}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
