import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { useAwake } from '../../ui/awake.ts';
import { OutcomeCard } from '../../ui/OutcomeCard.tsx';
import { SignInBanner } from '../cart/SignInBanner.tsx';
import { OrderSummary } from '../orders/Confirmation.tsx';
import { $order, loadOrder } from '../orders/order-state.ts';
import type { OrderPolicy } from '../orders/order-text.ts';
import confirmationStyles from '../orders/confirmation.module.css';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { Finished, FinishOrder, useOrdersToPay } from './FinishOrder.tsx';
import { $finishing, $ordersToPay } from './orders-to-pay.ts';
import { $result, orderIdHere, verify } from './payment-state.ts';

/** The page after the gateway: the result of the payment, and the next steps. */
function PaymentResult({ policy }: { policy: OrderPolicy }) {
  const { said } = useSpoken();
  const isAwake = useAwake();
  const result = useStore($result);
  useEffect(() => {
    if (isAwake) void verify();
  }, [isAwake]);

  if (!isAwake || result.kind === 'verifying') {
    return (
      <OutcomeCard heading={said(messages.PAYMENT_VERIFYING)}>
        <p className="soft">{said('This takes a few seconds. Please leave this page open.')}</p>
      </OutcomeCard>
    );
  }
  return <Outcome policy={policy} />;
}

export default withBoundary(PaymentResult);

function Outcome({ policy }: { policy: OrderPolicy }) {
  const { said } = useSpoken();
  const result = useStore($result);
  const { isShopper } = useStore($session);
  switch (result.kind) {
    case 'paid':
      return (
        <>
          <OutcomeCard heading={said(messages.PAYMENT_SUCCESSFUL)} look="good">
            <p>
              {saidWith('Your order {order} is placed. We have sent you the details.', {
                order: <strong>{result.orderId}</strong>,
              })}
            </p>
            <ToOrder orderId={result.orderId} />
          </OutcomeCard>
          {isShopper && <Paid orderId={result.orderId} policy={policy} />}
        </>
      );
    case 'returned':
      return (
        <OutcomeCard heading={said('Your payment will be refunded')}>
          <p>
            {saidWith(
              'Your payment for order {order} arrived after the items were sold out. The full amount is refunded to the account you paid from.',
              { order: <strong>{result.orderId}</strong> },
            )}
          </p>
          <ToOrder orderId={result.orderId} />
        </OutcomeCard>
      );
    case 'cash':
      return (
        <OutcomeCard heading={said('Your order stays with cash on delivery')}>
          <p>
            {saidWith('Order {order} was not paid online. It stays as it was, and you pay when it arrives.', {
              order: <strong>{result.orderId}</strong>,
            })}
          </p>
          <ToOrder orderId={result.orderId} />
        </OutcomeCard>
      );
    case 'unpaid':
      return <Unpaid />;
    case 'unknown':
      return (
        <OutcomeCard heading={said(messages.PAYMENT_VERIFICATION_FAILED)} look="bad">
          <p>
            {said(
              '{advice}. If you have paid, your order is placed as soon as the payment reaches us, and we email you.',
              { advice: said(messages.PAYMENT_TRY_LATER) },
            )}
          </p>
          <button className="button quiet" type="button" onClick={() => void verify()}>
            {said(messages.RETRY)}
          </button>
        </OutcomeCard>
      );
    default:
      return (
        <OutcomeCard heading={said('Your payment')}>
          <SignInBanner returnUrl={location.pathname + location.search} />
        </OutcomeCard>
      );
  }
}

/** The paid order with its delivery and next steps. The result is shown even if the order fails to load. */
function Paid({ orderId, policy }: { orderId: string; policy: OrderPolicy }) {
  const { value } = useStore($order);
  useEffect(() => void loadOrder(orderId), [orderId]);
  if (value?.order.orderId !== orderId) return null;
  return (
    <article className={confirmationStyles.order}>
      <OrderSummary order={value.order} policy={policy} />
    </article>
  );
}

/** A failed payment: the order can be paid again, switched to cash on delivery, or put back into the cart. */
function Unpaid() {
  const { said, path } = useSpoken();
  const { isShopper } = useStore($session);
  const { error: unlisted } = useStore($ordersToPay);
  const { paid, back } = useStore($finishing);
  const orderId = orderIdHere();
  const orders = useOrdersToPay(isShopper);
  const waiting = orders?.find(({ order }) => order.orderId === orderId);
  const isListed = orders !== undefined || unlisted !== undefined || !isShopper;
  if (paid === orderId || back?.orderId === orderId) {
    return (
      <OutcomeCard heading={said(paid === orderId ? messages.PAYMENT_SUCCESSFUL : 'Your order is cancelled')}>
        <Finished />
      </OutcomeCard>
    );
  }
  return (
    <OutcomeCard heading={said(messages.PAYMENT_FAILED)} look="bad">
      <p>{said('Your order is not paid, and nothing was charged.')}</p>
      {waiting ? (
        <FinishOrder waiting={waiting} />
      ) : (
        isListed &&
        isShopper && (
          <p>
            {saidWith('Its items are not held any more. {link} to buy them again.', {
              link: <a href={path(paths.order(orderId))}>{said('View order')}</a>,
            })}
          </p>
        )
      )}
      <a className="button quiet" href={path(paths.checkout)}>
        {said(messages.PAYMENT_RETURN_TO_CHECKOUT)}
      </a>
    </OutcomeCard>
  );
}

function ToOrder({ orderId }: { orderId: string }) {
  const { said, path } = useSpoken();
  return (
    <a className="button" href={path(paths.order(orderId))}>
      {said(messages.PAYMENT_VIEW_ORDERS)}
    </a>
  );
}
