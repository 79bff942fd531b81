import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as messages from '#contract/messages.ts';
import type { OrderToConfirm } from '../../api/orders.ts';
import type { CodConfirmation } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { useAwake } from '../../ui/awake.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { OutcomeCard } from '../../ui/OutcomeCard.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $confirmation, $deciding, decide, loadConfirmation } from './confirm-state.ts';
import styles from './confirm-order.module.css';

const INCOMPLETE_LINK = 'This link is not complete. Please open it from the email again.';

/** The page of the mailed link: the shopper confirms, pays or cancels a cash-on-delivery order. */
function ConfirmOrder() {
  const { said, saidAny, path } = useSpoken();
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
      <OutcomeCard heading={said('Confirm your order')}>
        <p className="waiting">{said(messages.LAZY_LOADING)}</p>
      </OutcomeCard>
    );
  }
  if (!order || !value) {
    return (
      <OutcomeCard heading={said('Confirm your order')} look="bad">
        <p role="alert">{saidAny(error ?? INCOMPLETE_LINK)}</p>
        {order && error && (
          <button className="button quiet" type="button" onClick={() => void loadConfirmation(order)}>
            {said(messages.RETRY)}
          </button>
        )}
        <a href={path(paths.orders)}>{said('Your orders')}</a>
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
  const { said, saidAny, instant } = useSpoken();
  const { underWay, error } = useStore($deciding);
  const { total, until, prepaid } = seen;
  const choose = (answer: 'CONFIRM' | 'CANCEL' | 'PAY') => void decide(order, answer, () => loadConfirmation(order));
  const isBusy = underWay !== undefined;
  return (
    <OutcomeCard heading={said('Please confirm your order')}>
      <p>
        {saidWith(
          'You ordered with cash on delivery and pay {amount} when the parcel arrives. Confirm by {time}, and the seller sends it. If you do not confirm, it is cancelled.',
          {
            amount: <strong className="amount">{formatRupees(total)}</strong>,
            time: <strong>{instant(Date.parse(until))}</strong>,
          },
        )}
      </p>
      <Goods seen={seen} />
      {error && (
        <p className="notice bad" role="alert">
          {saidAny(error)}
        </p>
      )}
      <div className={styles.choices}>
        <button className="button" type="button" disabled={isBusy} onClick={() => choose('CONFIRM')}>
          {said(underWay === 'CONFIRM' ? messages.PROCESSING : 'Confirm order')}
        </button>
        {prepaid && (
          <button className="button quiet" type="button" disabled={isBusy} onClick={() => choose('PAY')}>
            {underWay === 'PAY'
              ? said(messages.PROCESSING)
              : prepaid.saving > 0
                ? said('Pay {amount} online and save {saving}', {
                    amount: formatRupees(prepaid.total),
                    saving: formatRupees(prepaid.saving),
                  })
                : said('Pay online now')}
          </button>
        )}
        <button className="button quiet" type="button" disabled={isBusy} onClick={() => choose('CANCEL')}>
          {said(underWay === 'CANCEL' ? messages.PROCESSING : 'Cancel order')}
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
  const { said, instant, path } = useSpoken();
  const { answer, answeredAt, orderId } = seen;
  const { heading, text, isGood } = OUTCOMES[answer!];
  return (
    <OutcomeCard heading={said(heading)} look={isGood ? 'good' : 'bad'}>
      <p>
        {said(text)}
        {answeredAt && <span className="soft"> {instant(Date.parse(answeredAt)) + said('.')}</span>}
      </p>
      <Goods seen={seen} />
      <div className={styles.choices}>
        <a className="button" href={path(isGood ? paths.order(orderId) : paths.home)}>
          {said(isGood ? 'Track this order' : messages.CONTINUE_SHOPPING)}
        </a>
      </div>
    </OutcomeCard>
  );
}

/** The goods of the order. The link shows neither name nor street. */
function Goods({ seen }: { seen: CodConfirmation }) {
  const { said, saidAny } = useSpoken();
  const { orderId, items, city, pinCode, deliveryEstimate, answer } = seen;
  return (
    <div className={styles.goods}>
      <p className="soft">{said('Order {order}', { order: orderId })}</p>
      <ul>
        {items.map(({ name, detail, quantity }, index) => (
          // Two lines may have the same product.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {quantity} × <OwnText text={name} />
            {detail && (
              <span className="soft">
                {' '}
                (<OwnText text={detail} />)
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="soft">
        {saidWith('To {place}', { place: <OwnText text={`${city} ${pinCode}`} /> })}
        {answer !== 'CANCELLED' && answer !== 'EXPIRED' && (
          <>
            , <OwnText text={deliveryEstimate.startsWith('by ') ? deliveryEstimate : saidAny(deliveryEstimate)} />
          </>
        )}
      </p>
    </div>
  );
}
