import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import * as messages from '#contract/messages.ts';
import type { BackInCart, OrderToPay } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $finishing, $ordersToPay, finish, readOrdersToPay, resumeFinishing } from './orders-to-pay.ts';
import type { Way } from './orders-to-pay.ts';
import styles from './payment.module.css';

/** Loads the unpaid orders when the page opens, when the browser restores it, and when a reservation ends. */
export function useOrdersToPay(isShopper: boolean): OrderToPay[] | undefined {
  const { value: orders } = useStore($ordersToPay);
  useEffect(() => {
    if (!isShopper) return undefined;
    void readOrdersToPay();
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      resumeFinishing();
      void readOrdersToPay();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [isShopper]);
  const ends = orders?.flatMap(({ order }) => (order.payUntil === null ? [] : [Date.parse(order.payUntil)])) ?? [];
  const next = ends.length === 0 ? undefined : Math.min(...ends);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => void readOrdersToPay(), Math.max(0, next - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [next]);
  return orders;
}

interface PanelProps {
  orders: readonly OrderToPay[] | undefined;
  /** Loads what else changes when an order goes back to the cart. */
  onBack: (back: BackInCart) => Promise<unknown>;
}

/** The unpaid orders with their actions, above the content of a page. */
export function OrdersToPay({ orders = [], onBack }: PanelProps) {
  const { path } = useSpoken();
  return (
    <>
      <Finished />
      {orders.map((one) => {
        const { orderId, orderItems } = one.order;
        const names = orderItems.map(({ product, quantity }) => (quantity > 1 ? `${quantity} × ` : '') + product.name);
        return (
          <section key={orderId} className={styles.waiting} aria-labelledby={`to-pay-${orderId}`}>
            <h2 id={`to-pay-${orderId}`}>
              {saidWith('Order {order} waits for your payment', {
                order: <a href={path(paths.order(orderId))}>{orderId}</a>,
              })}
            </h2>
            <p>
              <OwnText text={names.join(', ')} />
            </p>
            <FinishOrder waiting={one} onBack={onBack} />
          </section>
        );
      })}
    </>
  );
}

/** The actions for an unpaid order: pay online, switch to cash on delivery, or put the items back into the cart. */
export function FinishOrder({ waiting, onBack }: { waiting: OrderToPay; onBack?: PanelProps['onBack'] }) {
  const { said, saidAny, clock } = useSpoken();
  const { underWay, error } = useStore($finishing);
  const { order, cash, noCash } = waiting;
  const { orderId, total, payUntil } = order;
  const isBusy = underWay !== undefined;
  const run = (way: Way) => void finish(orderId, way, onBack);
  const notice = (way: Way, label: string) =>
    underWay?.way === way && underWay.orderId === orderId ? said(messages.PROCESSING) : label;
  return (
    <div className={styles.finish}>
      {payUntil !== null && (
        <p>{saidWith('Your items are held until {time}.', { time: <strong>{clock(Date.parse(payUntil))}</strong> })}</p>
      )}
      {error?.orderId === orderId && <FinishError text={error.text} />}
      <div className={styles.ways}>
        <button className="button" type="button" disabled={isBusy} onClick={() => run('pay')}>
          {notice('pay', said('Pay {amount} online', { amount: formatRupees(total) }))}
        </button>
        {cash && (
          <button className="button quiet" type="button" disabled={isBusy} onClick={() => run('cash')}>
            {notice('cash', said('Pay {amount} cash on delivery', { amount: formatRupees(cash.total) }))}
          </button>
        )}
        <button className={`link ${styles.back}`} type="button" disabled={isBusy} onClick={() => run('back')}>
          {notice('back', said('Put it back in the cart'))}
        </button>
      </div>
      {cash && cash.total > total && (
        <p className="soft small">{said('Cash on delivery is without the discount for paying online.')}</p>
      )}
      {cash?.isToConfirm && (
        <p className="soft small">
          {said('We email you a link to confirm a cash-on-delivery order before it is sent.')}
        </p>
      )}
      {noCash !== null && <p className="soft small">{saidAny(noCash)}</p>}
    </div>
  );
}

/** A refusal next to the pressed button. */
function FinishError({ text }: { text: string }) {
  const { saidAny } = useSpoken();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), [text]);
  return (
    <p className="notice bad" role="alert" tabIndex={-1} ref={notice}>
      {saidAny(text)}
      <ErrorAdvice error={text} />
    </p>
  );
}

/** The result of an unpaid order: it turned out to be paid, or it is back in the cart. */
export function Finished() {
  const { said, path } = useSpoken();
  const { paid, back } = useStore($finishing);
  const notice = useRef<HTMLDivElement>(null);
  const isDone = paid !== undefined || back !== undefined;
  useEffect(() => {
    if (isDone) notice.current?.focus();
  }, [isDone]);
  if (!isDone) return null;
  return (
    <div
      className={`notice ${back && back.inCart.length === 0 ? 'bad' : 'good'}`}
      role="status"
      tabIndex={-1}
      ref={notice}
    >
      {paid !== undefined && (
        <p>
          {said('Your payment for order {order} has arrived, so the order is placed.', { order: paid })}{' '}
          <a href={path(paths.order(paid))}>{said('View order')}</a>
        </p>
      )}
      {back && <Back back={back} />}
    </div>
  );
}

function Back({ back: { orderId, inCart, left } }: { back: BackInCart }) {
  const { said, saidAny, path } = useSpoken();
  return (
    <>
      <p>
        {said('Order {order} is cancelled, and nothing was charged.', { order: orderId })}{' '}
        {inCart.length > 0 ? (
          <>
            {saidWith('In your cart again: {items}.', { items: <OwnText text={inCart.join(', ')} /> })}{' '}
            <a href={path(paths.cart)}>{said('Go to cart')}</a>
          </>
        ) : (
          said('None of its items can be bought at the moment.')
        )}
      </p>
      {left.length > 0 && (
        <ul>
          {left.map(({ name, reason }) => (
            <li key={name}>
              <OwnText text={name} />: {saidAny(reason)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
