import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { getOrder } from '../../api/orders.ts';
import { paths } from '../../paths.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useAwake } from '../../ui/awake.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { CancelForm } from './CancelForm.tsx';
import { ForShoppers, Unread } from './ForShoppers.tsx';
import { $order, loadOrder } from './order-state.ts';
import type { OrderPolicy } from './order-text.ts';
import { useFresh } from './OrderPage.tsx';
import styles from './orders.module.css';

/** Cancels an order or pieces of it. The address names the order, or its number is typed. */
function Cancel({ policy }: { policy: OrderPolicy }) {
  const { said } = useSpoken();
  const isAwake = useAwake();
  const orderId = isAwake ? new URLSearchParams(location.search).get('orderId') : null;
  return (
    <>
      <h1>{said('Cancel an order')}</h1>
      <ForShoppers what="your orders">
        {orderId ? <Named orderId={orderId} policy={policy} /> : <AskNumber />}
      </ForShoppers>
    </>
  );
}

export default withBoundary(Cancel);

function AskNumber() {
  const { said, saidAny, path } = useSpoken();
  const id = useId();
  const { form, field, failure, isSending } = useForm({
    initial: { orderId: '' },
    failure: messages.ORDER_FETCH_FAILED,
    async send({ orderId }) {
      const order = await getOrder(orderId.trim(), messages.ORDER_FETCH_FAILED);
      location.assign(path(paths.cancelOrder(order.orderId)));
      return 'leaving';
    },
  });
  return (
    <form className={styles.ask} {...form}>
      <TextField
        id={id}
        label={said('Order number')}
        placeholder="RH-7K4M-92QD-X3TB"
        autoComplete="off"
        autoCapitalize="characters"
        required
        {...field('orderId')}
      />
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <p className={styles.actions}>
        <button className="button" type="submit" disabled={isSending}>
          {said('Show the order')}
        </button>
        <a className="button quiet" href={path(paths.orders)}>
          {said('Choose from your orders')}
        </a>
      </p>
    </form>
  );
}

function Named({ orderId, policy }: { orderId: string; policy: OrderPolicy }) {
  const { said, path } = useSpoken();
  const { value, error } = useStore($order);
  // The result of the sent form stays when the order is read again.
  const [cancelled, setCancelled] = useState<string>();
  useFresh(() => void loadOrder(orderId), orderId);
  if (cancelled !== undefined) {
    return (
      <div className="notice good" role="status">
        <p>{cancelled}</p>
        <a href={path(paths.order(orderId))}>{said('View order')}</a>
      </div>
    );
  }
  if (error) return <Unread error={error} onRetry={() => void loadOrder(orderId)} />;
  if (!value) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  return <CancelForm order={value.order} policy={policy} onCancelled={setCancelled} />;
}
