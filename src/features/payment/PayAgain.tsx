import { useStore } from '@nanostores/react';
import * as messages from '#contract/messages.ts';
import { $payingAgain, leadToPayment } from './payment-state.ts';

/** The way to the gateway for an order that waits to be paid. */
export function PayAgain({ orderId, label }: { orderId: string; label: string }) {
  const { isUnderWay, fault } = useStore($payingAgain);
  return (
    <>
      {fault && (
        <p className="notice bad" role="alert">
          {fault}
        </p>
      )}
      <button className="button" type="button" disabled={isUnderWay} onClick={() => void leadToPayment(orderId)}>
        {isUnderWay ? messages.PROCESSING : label}
      </button>
    </>
  );
}
