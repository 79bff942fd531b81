import { useStore } from '@nanostores/react';
import * as messages from '#contract/messages.ts';
import type { Order } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { useAwake } from '../../ui/awake.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { Speech } from '../../ui/use-spoken.ts';
import { SignInBanner } from '../cart/SignInBanner.tsx';
import { SwitchToPrepaid } from '../payment/SwitchToPrepaid.tsx';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import { GiftLine } from './GiftLine.tsx';
import { InvoiceButtons } from './InvoiceButtons.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderNext } from './OrderNext.tsx';
import { Standing, useFresh } from './OrderPage.tsx';
import { OrderTable } from './OrderTable.tsx';
import { $order, loadOrder } from './order-state.ts';
import { cancellableParts, hasInvoice, isNotPaid, partsText, paymentText, waitsForPayment } from './order-text.ts';
import type { OrderPolicy } from './order-text.ts';
import cartStyles from '../cart/cart.module.css';
import styles from './confirmation.module.css';

/** An order and its current state, to read, store and print. */
function Confirmation({ policy }: { policy: OrderPolicy }) {
  const { said, saidAny, language, path } = useSpoken();
  const isAwake = useAwake();
  const { role, isStaff } = useStore($session);
  // Admins may read any order; sellers read their part in the console.
  const mayRead = role === 'ROLE_CUSTOMER' || role === 'ROLE_ADMIN';
  const { value, error, retry } = useOrder(isAwake, mayRead);

  if (!isAwake) return <Waiting />;
  if (!mayRead && error === undefined) {
    const here = location.pathname + location.search;
    return (
      <>
        <h1>{said('Your order')}</h1>
        {isStaff ? <StaffOffer returnUrl={here} /> : <SignInBanner returnUrl={here} />}
      </>
    );
  }
  if (error) {
    return (
      <section className={styles.fault}>
        <h1>{said(messages.ORDER_ERROR_LOADING)}</h1>
        <p className="notice bad" role="alert">
          {saidAny(error)}
        </p>
        <p className={styles.actions}>
          {error !== messages.ORDER_ID_MISSING && (
            <button className="button" type="button" onClick={retry}>
              {said(messages.RETRY)}
            </button>
          )}
          <a className="button quiet" href={path(paths.orders)}>
            {said('Your orders')}
          </a>
          <a className="button quiet" href={path(paths.home)}>
            {said(messages.CONTINUE_SHOPPING)}
          </a>
        </p>
      </section>
    );
  }
  if (!value) return <Waiting />;

  const { order, mayReturn } = value;
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <h1>{said(headingOf(order))}</h1>
        {!waitsForPayment(order) && order.orderStatus !== 'CANCELLED' && (
          <p>{saidWith('We have sent the details to {email}.', { email: <strong>{order.user.email}</strong> })}</p>
        )}
        <Standing order={order} />
      </header>
      {role === 'ROLE_CUSTOMER' &&
        order.paymentMethod === 'COD' &&
        ['PLACED', 'CONFIRMED'].includes(order.orderStatus) && <SwitchToPrepaid orderId={order.orderId} />}
      <OrderSummary order={order} policy={policy} />
      <p className={`${styles.actions} no-print`}>
        {role === 'ROLE_CUSTOMER' && (
          <a className="button" href={path(paths.order(order.orderId))}>
            {said('Track this order')}
          </a>
        )}
        {hasInvoice(order) && <InvoiceButtons orderId={order.orderId} />}
        <button className="button quiet" type="button" onClick={() => print()}>
          {said(messages.ORDER_PRINT)}
        </button>
        {role === 'ROLE_CUSTOMER' && cancellableParts(order).length > 0 && (
          <a className="button quiet" href={path(paths.cancelOrder(order.orderId))}>
            {said('Cancel items')}
          </a>
        )}
        {role === 'ROLE_CUSTOMER' && mayReturn && (
          <a className="button quiet" href={path(`${paths.returnOrder}?orderId=${order.orderId}`)}>
            {said('Return or exchange')}
          </a>
        )}
        <a className="button quiet" href={language === 'en' ? '/home' : path(paths.home)}>
          {said(messages.CONTINUE_SHOPPING)}
        </a>
      </p>
    </article>
  );
}

/** The items, addresses, next steps and total of an order. */
export function OrderSummary({ order, policy }: { order: Order; policy: OrderPolicy }) {
  const speech = useSpoken();
  const { said, instant, path } = speech;
  return (
    <>
      <dl className={`panel ${styles.facts}`}>
        <Fact label={said('Order number')} value={order.orderId} />
        <Fact label={said('Order date')} value={instant(Date.parse(order.orderDate))} />
        <Fact label={said('Payment')} value={paymentText(order)} />
        <Fact label={said('Estimated delivery')} value={expectedText(order, speech)} />
      </dl>
      <section className={styles.next} aria-labelledby="order-next">
        <h2 id="order-next">{said('What happens next')}</h2>
        <p className="soft">{partsText(order)}</p>
        <OrderNext order={order} policy={policy} />
        {['PLACED', 'CONFIRMED', 'SHIPPED'].includes(order.orderStatus) && (
          <p className="soft">
            {saidWith('Please film the parcel while you open it: the video decides a {report}.', {
              report: <a href={path(paths.damage)}>{said('damage report')}</a>,
            })}
          </p>
        )}
      </section>
      <OrderTable items={order.orderItems} />
      <div className={styles.addresses}>
        <AddressBlock label={said('Shipping address')} address={order.shippingAddress} />
        <AddressBlock label={said('Billing address')} address={order.billingAddress} business={order.business} />
      </div>
      <div className={styles.total}>
        <OrderMoney order={order} policy={policy} />
      </div>
      <GiftLine gift={order.gift} />
      {order.note && (
        <p>
          <span className="soft">{said('Your note:')} </span>
          <OwnText text={order.note} />
        </p>
      )}
    </>
  );
}

export default withBoundary(Confirmation);

function Waiting() {
  const { said } = useSpoken();
  return (
    <>
      <h1>{said('Your order')}</h1>
      <p className={`waiting ${cartStyles.waiting}`}>{said(messages.LAZY_LOADING)}</p>
    </>
  );
}

/**
 * Returns the order in the address if this session may read it; an address without an order is an error for everyone.
 */
function useOrder(isAwake: boolean, mayRead: boolean) {
  const { value, error } = useStore($order);
  const orderId = isAwake ? new URLSearchParams(location.search).get('orderId') : undefined;
  const retry = () => {
    if (orderId && mayRead) void loadOrder(orderId);
  };
  useFresh(retry, `${orderId} ${mayRead}`);
  return { value, error: orderId === null || orderId === '' ? messages.ORDER_ID_MISSING : error, retry };
}

function headingOf(order: Order) {
  if (order.orderStatus === 'CANCELLED') return 'Your order is cancelled';
  if (order.confirmUntil !== null) return 'Your order waits for your confirmation';
  if (isNotPaid(order)) return 'Your order was not paid';
  return waitsForPayment(order) ? 'Your order waits for your payment' : messages.ORDER_THANK_YOU;
}

function expectedText(order: Order, { said, saidAny, day, weekday }: Speech): string {
  const { orderStatus, deliveryEstimate, deliveryDate } = order;
  if (orderStatus === 'CANCELLED' || isNotPaid(order)) return said('None');
  if (orderStatus === 'DELIVERED') return said('Delivered');
  // A day promised by the couriers is part of the text.
  return deliveryEstimate.startsWith('by ')
    ? said('by {day}', { day: weekday(deliveryDate) })
    : said('{estimate}, by {day}', { estimate: saidAny(deliveryEstimate), day: day(deliveryDate) });
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
