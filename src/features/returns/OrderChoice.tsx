import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { LAZY_LOADING, RETRY } from '#contract/messages.ts';
import { ORDER_STATUS_WORDS } from '#contract/shop/parcel-words.ts';
import type { Order } from '../../api/wire.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { myOrders } from './return-state.ts';
import styles from './returns.module.css';

/** Orders shown at first. */
const FIRST = 5;

const hasArrived = ({ consignments }: Order) => consignments.some(({ deliveredAt }) => deliveredAt !== null);

/** The shopper's orders, to choose the one to return from: delivered orders first, newest first. */
export function OrderChoice({ onChosen }: { onChosen: (orderId: string) => void }) {
  const { said, saidAny, instant } = useSpoken();
  const { value: orders, error } = useStore(myOrders.$answer);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => void myOrders.load(), []);
  const arrived = orders?.filter(hasArrived) ?? [];
  const all = [...arrived, ...(orders?.filter((order) => !hasArrived(order)) ?? [])];
  const first = Math.min(arrived.length, FIRST);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Moves the focus to the first of the added orders.
    if (isWhole) list.current?.children[first]?.querySelector('button')?.focus();
  }, [isWhole, first]);
  return (
    <section className={styles.section} aria-labelledby="choose-order">
      <h2 id="choose-order">{said('Which order is it about?')}</h2>
      {error && (
        <p className="notice bad" role="alert">
          {saidAny(error)}{' '}
          <button className="link" type="button" onClick={() => void myOrders.load()}>
            {said(RETRY)}
          </button>
        </p>
      )}
      {!error && !orders && <p className="waiting">{said(LAZY_LOADING)}</p>}
      {orders?.length === 0 && <p>{said('You have not ordered anything yet.')}</p>}
      {all.length > 0 && first === 0 && <p>{said('Nothing that you ordered has arrived yet.')}</p>}
      <ul ref={list} className={styles.orders}>
        {all.slice(0, isWhole ? undefined : first).map((order) => (
          <li key={order.id}>
            <button type="button" className={`panel ${styles.order}`} onClick={() => onChosen(order.orderId)}>
              <strong>
                <OwnText text={order.orderItems.map(({ product }) => product.name).join(', ')} />
              </strong>
              <span className="small soft">
                {order.orderId}, {instant(Date.parse(order.orderDate))}
              </span>
              <span className="small">{saidAny(ORDER_STATUS_WORDS[order.orderStatus])}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && all.length > first && (
        <button type="button" className="button quiet" onClick={() => setWhole(true)}>
          {said('Show more')}
        </button>
      )}
    </section>
  );
}
