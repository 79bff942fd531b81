import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatInstant } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import type { OrderToConfirm } from '../../api/orders.ts';
import type { CodConfirmation } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { useAwake } from '../../ui/awake.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { OutcomeCard } from '../../ui/OutcomeCard.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { $confirmation, $deciding, decide, loadConfirmation } from './confirm-state.ts';
import styles from './confirm-order.module.css';

/** The page of the mailed link: the shopper confirms, pays or cancels a cash-on-delivery order. */
function ConfirmOrder() {
  const isAwake = useAwake();
  const { value, error } = useStore($confirmation);
  const order = isAwake ? orderHere() : undefined;
  useEffect(() => {
    if (order) void loadConfirmation(order);
    // The address is read once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAwake]);

  if (!isAwake || (order && !value && !error)) {
    return (
      <OutcomeCard heading="Confirm your order">
        <p className="waiting">{messages.LAZY_LOADING}</p>
      </OutcomeCard>
    );
  }
  if (!order || !value) {
    return (
      <OutcomeCard heading="Confirm your order" look="bad">
        <p role="alert">{error ?? 'This link is not complete. Please open it from the email again.'}</p>
        {order && error && (
          <button className="button quiet" type="button" onClick={() => void loadConfirmation(order)}>
            {messages.RETRY}
          </button>
        )}
        <a href={paths.orders}>Your orders</a>
      </OutcomeCard>
    );
  }
  return value.answer === null ? <Decision order={order} seen={value} /> : <Decided seen={value} />;
}

export default withBoundary(ConfirmOrder);

/** Returns the order in the address of the mailed link. */
function orderHere(): Required<OrderToConfirm> | undefined {
  const query = new URLSearchParams(location.search);
  const [orderId, token] = [query.get('order'), query.get('token')];
  return orderId && token ? { orderId, token } : undefined;
}

function Decision({ order, seen }: { order: Required<OrderToConfirm>; seen: CodConfirmation }) {
  const { underWay, error } = useStore($deciding);
  const { total, until, prepaid } = seen;
  const choose = (answer: 'CONFIRM' | 'CANCEL' | 'PAY') => void decide(order, answer, () => loadConfirmation(order));
  const isBusy = underWay !== undefined;
  return (
    <OutcomeCard heading="Please confirm your order">
      <p>
        You ordered with cash on delivery and pay <strong className="amount">{formatRupees(total)}</strong> when the
        parcel arrives. Confirm by <strong>{formatInstant(Date.parse(until))}</strong>, and the seller sends it. If you
        do not confirm, it is cancelled.
      </p>
      <Goods seen={seen} />
      {error && (
        <p className="notice bad" role="alert">
          {error}
        </p>
      )}
      <div className={styles.choices}>
        <button className="button" type="button" disabled={isBusy} onClick={() => choose('CONFIRM')}>
          {underWay === 'CONFIRM' ? messages.PROCESSING : 'Confirm order'}
        </button>
        {prepaid && (
          <button className="button quiet" type="button" disabled={isBusy} onClick={() => choose('PAY')}>
            {underWay === 'PAY'
              ? messages.PROCESSING
              : prepaid.saving > 0
                ? `Pay ${formatRupees(prepaid.total)} online and save ${formatRupees(prepaid.saving)}`
                : 'Pay online now'}
          </button>
        )}
        <button className="button quiet" type="button" disabled={isBusy} onClick={() => choose('CANCEL')}>
          {underWay === 'CANCEL' ? messages.PROCESSING : 'Cancel order'}
        </button>
      </div>
    </OutcomeCard>
  );
}

const OUTCOMES = {
  CONFIRMED: {
    heading: 'Your order is confirmed',
    text: 'The seller packs it now. You pay when it arrives.',
    isGood: true,
  },
  PAID: {
    heading: 'Your order is paid',
    text: 'No confirmation is needed any more. The seller packs it now.',
    isGood: true,
  },
  CANCELLED: { heading: 'Your order is cancelled', text: 'You have nothing to pay.', isGood: false },
  EXPIRED: {
    heading: 'Your order was not confirmed in time',
    text: 'It is cancelled. You have nothing to pay.',
    isGood: false,
  },
} as const;

/** The decision: the link shows it each time it is opened. */
function Decided({ seen }: { seen: CodConfirmation }) {
  const { answer, answeredAt, orderId } = seen;
  const { heading, text, isGood } = OUTCOMES[answer!];
  return (
    <OutcomeCard heading={heading} look={isGood ? 'good' : 'bad'}>
      <p>
        {text}
        {answeredAt && <span className="soft"> {formatInstant(Date.parse(answeredAt))}.</span>}
      </p>
      <Goods seen={seen} />
      <div className={styles.choices}>
        <a className="button" href={isGood ? paths.order(orderId) : paths.home}>
          {isGood ? 'Track this order' : messages.CONTINUE_SHOPPING}
        </a>
      </div>
    </OutcomeCard>
  );
}

/** The goods of the order. The link shows neither name nor street. */
function Goods({ seen }: { seen: CodConfirmation }) {
  const { orderId, items, city, pinCode, deliveryEstimate, answer } = seen;
  return (
    <div className={styles.goods}>
      <p className="soft">Order {orderId}</p>
      <ul>
        {items.map(({ name, detail, quantity }, index) => (
          // Two lines may have the same product.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {quantity} × {name}
            {detail && <span className="soft"> ({detail})</span>}
          </li>
        ))}
      </ul>
      <p className="soft">
        To {city} {pinCode}
        {answer !== 'CANCELLED' && answer !== 'EXPIRED' && `, ${deliveryEstimate}`}
      </p>
    </div>
  );
}
