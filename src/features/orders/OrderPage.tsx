import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as messages from '#contract/messages.ts';
import type { Order } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { Finished, FinishOrder, useOrdersToPay } from '../payment/FinishOrder.tsx';
import { $finishing } from '../payment/orders-to-pay.ts';
import { $session } from '../../storage/session.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { ConfirmCod } from './ConfirmCod.tsx';
import { Unread } from './ForShoppers.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { $order, loadOrder } from './order-state.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { cancelledText, isHeld, waitsForPayment } from './order-text.ts';
import type { OrderPolicy } from './order-text.ts';
import { OrderBadge } from './StatusBadge.tsx';
import styles from './orders.module.css';

/** An order: the state and next step of each part, amounts, and actions. */
export function OrderPage({ orderId, policy }: { orderId: string; policy: OrderPolicy }) {
  const { said, instant, path } = useSpoken();
  const { value, error } = useStore($order);
  useFresh(() => void loadOrder(orderId), orderId);
  return (
    <>
      <p className="no-print">
        <a href={path(paths.orders)}>{said('All your orders')}</a>
      </p>
      {error ? (
        <>
          <h1>{said(messages.ORDER_ERROR_LOADING)}</h1>
          <Unread error={error} onRetry={() => void loadOrder(orderId)} />
        </>
      ) : value ? (
        <article className={styles.order}>
          <header className={styles.head}>
            <h1>
              {saidWith('Order {number}', {
                number: <span className={styles.orderNumber}>{value.order.orderId}</span>,
              })}
            </h1>
            <p className={styles.line}>
              <OrderBadge order={value.order} />
              <span className="soft">
                {said('Placed {time}', { time: instant(Date.parse(value.order.orderDate)) })}
              </span>
            </p>
            <Standing order={value.order} />
          </header>
          <OrderDetails {...value} policy={policy} />
        </article>
      ) : (
        <>
          <h1>{said('Your order')}</h1>
          <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>
        </>
      )}
    </>
  );
}

/** Calls `read` when the page opens and when the browser restores it from its cache. */
export function useFresh(read: () => void, what: string): void {
  useEffect(() => {
    read();
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
    // Runs again only for another order.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [what]);
}

/** The notice above the parts: the order waits for payment or confirmation, or is over. */
export function Standing({ order }: { order: Order }) {
  const { said } = useSpoken();
  if (order.orderStatus === 'CANCELLED') {
    return (
      <>
        <Finished />
        <p>{cancelledText(order)}</p>
      </>
    );
  }
  if (order.confirmUntil !== null) return <ConfirmCod orderId={order.orderId} confirmUntil={order.confirmUntil} />;
  if (!waitsForPayment(order)) return null;
  return isHeld(order) ? (
    <ToPay orderId={order.orderId} />
  ) : (
    <>
      <p>{said('It was not paid in time, so nothing was charged and its items are not held any more.')}</p>
      <div className="no-print">
        <BuyAgain order={order} isMain />
      </div>
    </>
  );
}

/** The actions for an unpaid order. */
function ToPay({ orderId }: { orderId: string }) {
  const { isShopper } = useStore($session);
  const { paid, back } = useStore($finishing);
  const orders = useOrdersToPay(isShopper);
  const waiting = orders?.find(({ order }) => order.orderId === orderId);
  const isOver = paid === orderId || back?.orderId === orderId;
  useEffect(() => {
    if (isOver) void loadOrder(orderId);
  }, [isOver, orderId]);
  return isOver || !waiting ? <Finished /> : <FinishOrder waiting={waiting} />;
}
