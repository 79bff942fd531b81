import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { LAZY_LOADING, RETRY } from '#contract/messages.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { ORDER_STATUS_WORDS } from '#contract/shop/parcel-words.ts';
import { myOrders } from './return-state.ts';
import styles from './returns.module.css';

/** The shopper's newest orders, to choose the one something goes back of. */
export function OrderChoice({ onChosen }: { onChosen: (orderId: string) => void }) {
  const { value: orders, fault } = useStore(myOrders.$answer);
  useEffect(() => void myOrders.load(), []);
  return (
    <section className={styles.section} aria-labelledby="choose-order">
      <h2 id="choose-order">Which order is it about?</h2>
      {fault && (
        <p className="notice bad" role="alert">
          {fault}{' '}
          <button className="link" type="button" onClick={() => void myOrders.load()}>
            {RETRY}
          </button>
        </p>
      )}
      {!fault && !orders && <p className="waiting">{LAZY_LOADING}</p>}
      {orders?.length === 0 && <p>You have not ordered anything yet.</p>}
      <ul className={styles.orders}>
        {orders?.map((order) => (
          <li key={order.id}>
            <button type="button" className={styles.order} onClick={() => onChosen(order.orderId)}>
              <strong>{order.orderItems.map(({ product }) => product.name).join(', ')}</strong>
              <span className="small soft">
                {order.orderId}, {formatInstant(Date.parse(order.orderDate))}
              </span>
              <span className="small">{ORDER_STATUS_WORDS[order.orderStatus]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
