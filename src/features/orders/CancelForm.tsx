import { useEffect, useId, useState } from 'react';
import { CANCEL_REASONS } from '#contract/states/order.ts';
import * as messages from '#contract/messages.ts';
import { ORDER_NOTE_MAX_LENGTH } from '#contract/shop/policy.ts';
import { cancelOrder } from '../../api/orders.ts';
import type { Order } from '../../api/wire.ts';
import type { Rules } from '../../forms/field-errors.ts';
import { storedDraft } from '../../forms/stored-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { FieldError } from '../../ui/TextField.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { Speech } from '../../ui/use-spoken.ts';
import { cancellableParts, comesBack, isNotPaid, waitsForPayment } from './order-text.ts';
import type { OrderPolicy } from './order-text.ts';
import styles from './orders.module.css';

const REASON_TEXT = {
  changedMind: messages.CANCEL_REASON_CHANGED_MIND,
  wrongItem: messages.CANCEL_REASON_WRONG_ITEM,
  other: messages.CANCEL_REASON_OTHER,
} as const satisfies Record<(typeof CANCEL_REASONS)[number], string>;

/** The values of the form. */
interface CancelValues {
  reason: string;
  note: string;
  /** Pieces to cancel, by order item. */
  chosen: ReadonlyMap<number, number>;
}

/** The values as JSON stores them. */
interface CancelDraft extends Omit<CancelValues, 'chosen'> {
  chosen: [number, number][];
}

interface Props {
  order: Order;
  policy: OrderPolicy;
  /** Called with the message to show. */
  onCancelled: (message: string) => void;
}

/** The form to choose pieces and a reason. It shows the refund before anything is cancelled. */
export function CancelForm({ order, policy, onCancelled }: Props) {
  const { said, saidAny, path } = useSpoken();
  const id = useId();
  const left = piecesLeft(order);
  const gone = order.totalItems - sumOf(left);
  const isUnpaid = waitsForPayment(order);
  const isOne = sumOf(left) === 1;
  const draft = storedDraft<CancelDraft>(`cancel ${order.orderId}`);
  const [before] = useState(draft.get);
  const { values, set, errors, fail, form, failure, isSending } = useForm<CancelValues>({
    initial: {
      reason: before.reason ?? '',
      note: before.note ?? '',
      chosen:
        isUnpaid || isOne
          ? left
          : new Map(before.chosen?.filter(([item, quantity]) => quantity <= (left.get(item) ?? 0))),
    },
    failure: messages.ORDER_CANCEL_ERROR,
    async send({ reason, note, chosen: pieces }, idempotencyKey) {
      const items = [...pieces].map(([orderItemId, quantity]) => ({ orderItemId, quantity }));
      const body = {
        reason: CANCEL_REASONS.find((known) => known === reason),
        note: note.trim(),
        ...(isUnpaid ? {} : { items }),
      };
      const after = await cancelOrder(order.orderId, body, idempotencyKey);
      draft.drop();
      onCancelled(doneText(said, { before: order, after, count: sumOf(pieces) }));
    },
    rules: () => Promise.resolve(RULES),
  });
  const { reason, note, chosen } = values;
  const count = sumOf(chosen);
  const back = comesBack(order, chosen);
  useEffect(() => {
    if (reason !== '' || note !== '' || chosen.size > 0) draft.set({ reason, note, chosen: [...chosen] });
    // The draft changes only with the order.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [reason, note, chosen]);

  if (left.size === 0) return <NothingLeft order={order} />;

  function choose(orderItemId: number, quantity: number) {
    const others = new Map(chosen);
    if (quantity === 0) others.delete(orderItemId);
    else others.set(orderItemId, quantity);
    set('chosen', others);
    fail();
  }

  return (
    <form className={styles.cancel} {...form}>
      <p>{saidWith('Order {number}', { number: <a href={path(paths.order(order.orderId))}>{order.orderId}</a> })}</p>
      {isUnpaid ? (
        <p className="notice">{said('It is not paid yet, so the whole order is cancelled. Nothing is charged.')}</p>
      ) : (
        <fieldset className={styles.choice}>
          <legend>{said('What do you want to cancel?')}</legend>
          {order.orderItems
            .filter((item) => left.has(item.id))
            .map((item) => (
              <div key={item.id} className={styles.line}>
                <label htmlFor={`${id}-${item.id}`}>
                  <OwnText text={item.product.name} />
                  <span className="soft small"> {[item.color, item.size].filter(Boolean).map(saidAny).join(', ')}</span>
                </label>
                <select
                  id={`${id}-${item.id}`}
                  value={chosen.get(item.id) ?? 0}
                  onChange={(event) => choose(item.id, Number(event.target.value))}
                >
                  {Array.from({ length: left.get(item.id)! + 1 }, (_, quantity) => (
                    <option key={quantity} value={quantity}>
                      {quantity === 0
                        ? said('Keep all')
                        : said('Cancel {count} of {all}', { count: quantity, all: left.get(item.id)! })}
                    </option>
                  ))}
                </select>
              </div>
            ))}
          {!isOne && (
            <button className="link" type="button" onClick={() => set('chosen', left)}>
              {said('Cancel the whole order')}
            </button>
          )}
        </fieldset>
      )}
      {gone > 0 && <Gone order={order} />}
      <div className="field">
        <label htmlFor={`${id}-reason`}>{said('Reason')}</label>
        <select
          id={`${id}-reason`}
          name="reason"
          value={reason}
          aria-invalid={errors.reason !== undefined}
          aria-describedby={errors.reason ? `${id}-reason-fault` : undefined}
          onChange={(event) => set('reason', event.target.value)}
        >
          <option value="">{said('Choose a reason')}</option>
          {CANCEL_REASONS.map((known) => (
            <option key={known} value={known}>
              {said(REASON_TEXT[known])}
            </option>
          ))}
        </select>
        <FieldError id={`${id}-reason-fault`} text={errors.reason && saidAny(errors.reason)} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>
          {said('Anything we should know')} <span className="soft">{said('(optional)')}</span>
        </label>
        <textarea
          id={`${id}-note`}
          name="note"
          maxLength={ORDER_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => set('note', event.target.value)}
        />
      </div>
      <p className="notice" role="status">
        {count === 0 ? said('Choose what you want to cancel, and you see your refund here.') : whatComesBack()}
      </p>
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <p className={styles.actions}>
        <button className="button" type="submit" disabled={isSending || count === 0}>
          {isSending
            ? said(messages.PROCESSING)
            : said(count > 1 ? 'Cancel {count} items' : 'Cancel 1 item', { count })}
        </button>
        <a className="button quiet" href={path(paths.order(order.orderId))}>
          {said('Keep the order')}
        </a>
      </p>
    </form>
  );

  function whatComesBack(): string {
    const { from, to } = policy.refundBusinessDays;
    if (back > 0) {
      return said('{sum} is refunded to the account you paid from, in {from}-{to} business days.', {
        sum: formatRupees(back),
        from,
        to,
      });
    }
    return said(
      isUnpaid || order.paymentMethod === 'COD'
        ? 'Nothing was paid, so there is nothing to refund.'
        : 'There is nothing to refund for it.',
    );
  }
}

const REASON_MISSING = 'Please choose a reason';
const RULES: Rules<CancelValues> = {
  errorOf: (name, value) => (name === 'reason' && value === '' ? REASON_MISSING : undefined),
  errorsOf: ({ reason }) => (reason === '' ? { reason: REASON_MISSING } : {}),
};

const sumOf = (pieces: ReadonlyMap<number, number>) => [...pieces.values()].reduce((sum, count) => sum + count, 0);

/** Returns the cancellable pieces by order item. */
function piecesLeft(order: Order): Map<number, number> {
  const left = new Map<number, number>();
  for (const { items } of cancellableParts(order)) {
    for (const { orderItemId, quantity } of items) left.set(orderItemId, (left.get(orderItemId) ?? 0) + quantity);
  }
  return left;
}

/** Returns what was cancelled and what is refunded. `count`: the cancelled pieces. */
function doneText(
  said: Speech['said'],
  { before, after, count }: { before: Order; after: Order; count: number },
): string {
  const sum = ({ refunds }: Order) => refunds.reduce((total, { amount }) => total + amount, 0);
  const back = Math.round((sum(after) - sum(before)) * 100) / 100;
  const what =
    after.orderStatus === 'CANCELLED'
      ? said('The order is cancelled.')
      : said('{count} cancelled. The other items stay in your order.', { count });
  return back > 0
    ? `${what} ${said('{sum} is refunded to the account you paid from.', { sum: formatRupees(back) })}`
    : what;
}

function NothingLeft({ order }: { order: Order }) {
  const { said, path } = useSpoken();
  if (isNotPaid(order)) {
    return (
      <div className="notice">
        <p>{said('This order was not paid in time, so there is nothing to cancel. Nothing was charged.')}</p>
        <a href={path(paths.order(order.orderId))}>{said('View order')}</a>
      </div>
    );
  }
  return order.orderStatus === 'CANCELLED' ? (
    <div className="notice">
      <p>{said('This order is cancelled already.')}</p>
      <a href={path(paths.order(order.orderId))}>{said('View order')}</a>
    </div>
  ) : (
    <Gone order={order} />
  );
}

/** Shipped items cannot be cancelled, only returned. */
function Gone({ order }: { order: Order }) {
  const { said, path } = useSpoken();
  const isSent = order.consignments.some(({ dispatchedAt }) => dispatchedAt !== null);
  if (!isSent) return null;
  return (
    <div className="notice">
      <p>{said('Items that were sent cannot be cancelled any more. You can return them after delivery.')}</p>
      <p>
        <a href={path(paths.refund)}>{said('How to return an item')}</a>
      </p>
    </div>
  );
}
