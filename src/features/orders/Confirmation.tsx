import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatDay, formatInstant } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import { getOrder } from '../../api/orders.ts';
import { serverState } from '../../api/server-state.ts';
import type { Order } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { useAwake } from '../../ui/awake.ts';
import { PriceSummary } from '../cart/PriceSummary.tsx';
import { SignInBanner } from '../cart/SignInBanner.tsx';
import { PayAgain } from '../payment/PayAgain.tsx';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { $session } from '../../storage/session.ts';
import { InvoiceButtons } from './InvoiceButtons.tsx';
import { OrderTable } from './OrderTable.tsx';
import { withBoundary } from '../../ui/Boundary.tsx';
import cartStyles from '../cart/cart.module.css';
import styles from './confirmation.module.css';

/** What was ordered, for the shopper to read, keep and print. */
function Confirmation() {
  const isAwake = useAwake();
  const { role, isStaff } = useStore($session);
  // An admin may read any order; a seller reads its part of one in the console.
  const mayRead = role === 'ROLE_CUSTOMER' || role === 'ROLE_ADMIN';
  const { order, fault, retry } = useOrder(isAwake, mayRead);

  if (!isAwake) return <Waiting />;
  if (!mayRead && fault === undefined) {
    const here = location.pathname + location.search;
    return (
      <>
        <h1>Your order</h1>
        {isStaff ? <StaffOffer returnUrl={here} /> : <SignInBanner returnUrl={here} />}
      </>
    );
  }
  if (fault) {
    return (
      <section className={styles.fault}>
        <h1>{messages.ORDER_ERROR_LOADING}</h1>
        <p className="notice bad" role="alert">
          {fault}
        </p>
        {fault !== messages.ORDER_ID_MISSING && (
          <button className="button quiet" type="button" onClick={retry}>
            {messages.RETRY}
          </button>
        )}
        <a href={paths.home}>{messages.CONTINUE_SHOPPING}</a>
      </section>
    );
  }
  if (!order) return <Waiting />;

  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <h1>{headingOf(order)}</h1>
        <Standing order={order} />
      </header>
      <dl className={styles.facts}>
        <Fact label="Order number" value={order.orderId} />
        <Fact label="Order date" value={formatInstant(Date.parse(order.orderDate))} />
        <Fact
          label="Payment"
          value={`${order.paymentMethod === 'COD' ? 'Cash on delivery' : 'Online'}: ${paymentWords(order)}`}
        />
        <Fact label="Estimated delivery" value={`${order.deliveryEstimate}, by ${formatDay(order.deliveryDate)}`} />
      </dl>
      <div className={styles.addresses}>
        <AddressBlock label="Shipping address" address={order.shippingAddress} />
        <AddressBlock label="Billing address" address={order.billingAddress} business={order.business} />
      </div>
      <OrderTable items={order.orderItems} />
      <section className={`${cartStyles.summary} ${styles.total}`} aria-label="What it comes to">
        <PriceSummary
          price={{
            ...order,
            savings: order.totalMrpPrice - order.totalSellingPrice + order.couponPrice + order.prepaidDiscount,
          }}
          pieces={order.totalItems}
        />
      </section>
      {order.note && (
        <p>
          <span className="soft">Your note: </span>
          {order.note}
        </p>
      )}
      <p className={`${styles.actions} no-print`}>
        {/* What waits to be paid has no invoice yet. */}
        {order.orderStatus !== 'PENDING' && <InvoiceButtons orderId={order.orderId} />}
        <button className="button quiet" type="button" onClick={() => print()}>
          {messages.ORDER_PRINT}
        </button>
        <a className="button quiet" href={`${paths.trackOrder}?orderId=${order.orderId}`}>
          Track your order
        </a>
        <a className="button" href="/home">
          {messages.CONTINUE_SHOPPING}
        </a>
      </p>
    </article>
  );
}

export default withBoundary(Confirmation);

function Waiting() {
  return (
    <>
      <h1>Your order</h1>
      <p className={`waiting ${cartStyles.waiting}`}>{messages.LAZY_LOADING}</p>
    </>
  );
}

const { $answer: $order, load: loadOrder } = serverState(getOrder, messages.ORDER_DETAILS_UNAVAILABLE);

/** The order the address names, where this session may read it; an address that names none is at fault for anybody. */
function useOrder(isAwake: boolean, mayRead: boolean) {
  const { value: order, fault } = useStore($order);
  const orderId = isAwake ? new URLSearchParams(location.search).get('orderId') : undefined;
  useEffect(() => {
    if (orderId && mayRead) void loadOrder(orderId);
  }, [orderId, mayRead]);
  return {
    order,
    fault: orderId === null || orderId === '' ? messages.ORDER_ID_MISSING : fault,
    retry: () => void (orderId && loadOrder(orderId)),
  };
}

const PAYMENT_WORDS: Record<Order['paymentStatus'], string> = {
  COMPLETED: messages.PAYMENT_STATUS_PAID,
  PENDING: messages.PAYMENT_STATUS_PENDING,
  FAILED: messages.PAYMENT_STATUS_PENDING,
  REFUNDED: 'Refunded',
  PARTIALLY_REFUNDED: 'Partly refunded',
};

function paymentWords(order: Order): string {
  return PAYMENT_WORDS[order.paymentStatus];
}

function waitsForPayment({ orderStatus, paymentMethod, paymentStatus }: Order): boolean {
  const isUnpaid = paymentStatus === 'PENDING' || paymentStatus === 'FAILED';
  return orderStatus === 'PENDING' && paymentMethod === 'PREPAID' && isUnpaid;
}

function headingOf(order: Order): string {
  if (order.orderStatus === 'CANCELLED') return 'Your order is cancelled';
  return waitsForPayment(order) ? 'Your order waits for your payment' : messages.ORDER_THANK_YOU;
}

/** Where the order stands now, and what its shopper can do. */
function Standing({ order }: { order: Order }) {
  const { orderStatus, paymentStatus, orderId } = order;
  if (orderStatus === 'CANCELLED') {
    return <p>{paymentStatus === 'REFUNDED' ? 'What you paid goes back to you.' : 'Nothing was charged for it.'}</p>;
  }
  if (waitsForPayment(order)) {
    return (
      <>
        <p>Its pieces are held for half an hour from the time you ordered.</p>
        <PayAgain orderId={orderId} label="Pay now" />
      </>
    );
  }
  return (
    <p>
      We have sent the details to <strong>{order.user.email}</strong>.
    </p>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface AddressProps {
  label: string;
  address: Order['shippingAddress'];
  /** Whom the invoice is for, where it is a business. */
  business?: Order['business'];
}

function AddressBlock({ label, address, business }: AddressProps) {
  return (
    <section>
      <h2>{label}</h2>
      <address>
        {business && (
          <>
            {business.legalName}
            <br />
            GSTIN {business.gstin}
            <br />
          </>
        )}
        {address.name}
        <br />
        {address.address}
        <br />
        {address.addressLine2 && (
          <>
            {address.addressLine2}
            <br />
          </>
        )}
        {address.locality}, {address.city} {address.pinCode}
        <br />
        {address.state}, {address.country}
        <br />
        Mobile {address.mobile}
      </address>
    </section>
  );
}
