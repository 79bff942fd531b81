import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { useAwake } from '../../ui/awake.ts';
import { SignInBanner } from '../cart/SignInBanner.tsx';
import { PayAgain } from './PayAgain.tsx';
import { $result, orderIdHere, verify } from './payment-state.ts';
import styles from './payment.module.css';

/** Where a payer comes back to: what became of the payment, and how it goes on. */
function PaymentResult() {
  const isAwake = useAwake();
  const result = useStore($result);
  useEffect(() => {
    if (isAwake) void verify();
  }, [isAwake]);

  if (!isAwake || result.kind === 'verifying') {
    return (
      <Card heading={messages.PAYMENT_VERIFYING}>
        <p className="soft">This takes a few seconds. Please leave this page open.</p>
      </Card>
    );
  }
  return <Outcome />;
}

export default withBoundary(PaymentResult);

function Outcome() {
  const result = useStore($result);
  const { isShopper } = useStore($session);
  switch (result.kind) {
    case 'paid':
      return (
        <Card heading={messages.PAYMENT_SUCCESSFUL} look={styles.good}>
          <p>
            Your order <strong>{result.orderId}</strong> is placed. We have sent you the details.
          </p>
          <ToOrder orderId={result.orderId} />
        </Card>
      );
    case 'returned':
      return (
        <Card heading="Your money goes back to you">
          <p>
            Your payment for order <strong>{result.orderId}</strong> arrived when its pieces were no longer there. The
            whole amount goes back to where it came from.
          </p>
          <ToOrder orderId={result.orderId} />
        </Card>
      );
    case 'cash':
      return (
        <Card heading="Your order stays with cash on delivery">
          <p>
            Order <strong>{result.orderId}</strong> was not paid online. It is on as before, and you pay when it
            arrives.
          </p>
          <ToOrder orderId={result.orderId} />
        </Card>
      );
    case 'unpaid':
      return (
        <Card heading={messages.PAYMENT_FAILED} look={styles.bad}>
          <p>
            Your order is not paid, and nothing was charged for it. Its pieces are held for half an hour, so that you
            can pay again.
          </p>
          {isShopper && <PayAgain orderId={orderIdHere()} label="Pay again" />}
          <a className="button quiet" href={paths.checkout}>
            {messages.PAYMENT_RETURN_TO_CHECKOUT}
          </a>
        </Card>
      );
    case 'unknown':
      return (
        <Card heading={messages.PAYMENT_VERIFICATION_FAILED} look={styles.bad}>
          <p>
            {messages.PAYMENT_TRY_LATER}. If you have paid, your order is placed as soon as we hear of it, and a mail
            tells you.
          </p>
          <button className="button quiet" type="button" onClick={() => void verify()}>
            {messages.RETRY}
          </button>
        </Card>
      );
    default:
      return (
        <Card heading="Your payment">
          <SignInBanner returnUrl={location.pathname + location.search} />
        </Card>
      );
  }
}

function ToOrder({ orderId }: { orderId: string }) {
  return (
    <a className="button" href={paths.order(orderId)}>
      {messages.PAYMENT_VIEW_ORDERS}
    </a>
  );
}

function Card({ heading, look, children }: { heading: string; look?: string | undefined; children: ReactNode }) {
  return (
    <section className={[styles.card, look].filter(Boolean).join(' ')} aria-live="polite">
      <h1>{heading}</h1>
      {children}
    </section>
  );
}
