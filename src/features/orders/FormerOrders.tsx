import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useState } from 'react';
import { FORMER_ORDERS_AT_ONCE, FORMER_ORDERS_MOST } from '../../api/orders.ts';
import { ORDER_STATUS_WORDS } from '#contract/shop/parcel-words.ts';
import type { FormerOrder } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { Unread } from './ForShoppers.tsx';
import { $formerOrders, loadFormerOrders } from './former-order-state.ts';
import styles from './former-orders.module.css';

/** The shopper's orders from before the shop moved here; nothing without any. They are shown and offer no actions. */
export function FormerOrders() {
  const { said } = useSpoken();
  const { value, error } = useStore($formerOrders);
  const [count, setCount] = useState(FORMER_ORDERS_AT_ONCE);
  useEffect(() => void loadFormerOrders(count), [count]);
  if (error) return <Unread error={error} onRetry={() => void loadFormerOrders(count)} />;
  if (!value || value.rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="former-orders">
      <h2 id="former-orders">{said('From our former shop')}</h2>
      <p className="soft">
        {said('Orders you placed before we moved here. For questions about one, please write to us.')}
      </p>
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
          {said('Show earlier orders')}
        </button>
      )}
      {value.total > FORMER_ORDERS_MOST && value.rows.length === FORMER_ORDERS_MOST && (
        <p className="small soft">
          {said('These are the newest {count} of {total}.', { count: FORMER_ORDERS_MOST, total: value.total })}
        </p>
      )}
    </section>
  );
}

function Details({ order }: { order: FormerOrder }) {
  const { said, saidAny, day } = useSpoken();
  const amounts = [
    [said('Shipping'), order.shipping],
    [said('Other fees'), order.fees],
    [order.coupon ? said('Discount ({code})', { code: order.coupon }) : said('Discount'), order.discount],
    [said('Refunded'), order.refunded],
  ] as const;
  const facts: readonly (readonly [string, string])[] = [
    [said('Status'), order.status],
    [said('Payment'), order.payment],
    [saidAny(ORDER_STATUS_WORDS.CANCELLED), order.cancelledOn === null ? '' : day(order.cancelledOn)],
    ...amounts.map(([name, amount]) => [name, amount ? formatRupees(amount) : ''] as const),
    [said('Total'), formatRupees(order.total)],
    [said('Delivery address'), order.address],
  ];
  return (
    <details className={`panel ${styles.order}`}>
      <summary>
        <strong>{order.number}</strong> · <span className="amount">{formatRupees(order.total)}</span>
        <br />
        <span className="small soft">
          {[day(order.placedOn), order.formerShop, order.status].filter(Boolean).map((text, position) => (
            <Fragment key={text}>
              {position > 0 && ' · '}
              <OwnText text={text} />
            </Fragment>
          ))}
        </span>
      </summary>
      <ul className={styles.items} aria-label={said('Items of order {number}', { number: order.number })}>
        {order.items.map((item, position) => (
          // Lines have no id, and their order does not change.
          <li key={position} className={styles.line}>
            <span>
              {item.quantity > 1 && `${item.quantity} × `}
              <OwnText text={item.title} />
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
              <dd>
                <OwnText text={text} />
              </dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
