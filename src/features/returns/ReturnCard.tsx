import { useState } from 'react';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';
import { formatInstant, formatWeekday } from '#contract/shop/dates.ts';
import { mayWithdraw } from '#contract/states/return.ts';
import { RETURN_KIND_WORDS, RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { messageFor } from '../../api/client.ts';
import { nameDestination, withdrawReturn } from '../../api/returns.ts';
import type { Return } from '../../api/wire.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { useSwapFocus } from '../../ui/swap-focus.ts';
import { NO_DESTINATION, refundDestination } from './destination.ts';
import { DestinationFields } from './DestinationFields.tsx';
import { myReturns } from './return-state.ts';
import styles from './returns.module.css';

/** A return: its items, state and next step. */
export function ReturnCard({ back }: { back: Return }) {
  return (
    <article className={`panel ${styles.card}`}>
      <header className={styles.head}>
        <h3>
          {RETURN_KIND_WORDS[back.kind]} {back.reference}
        </h3>
        <p className="badge">{RETURN_STATUS_WORDS[back.status]}</p>
      </header>
      <ul>
        {back.items.map((item) => (
          <li key={item.orderItemId}>
            {item.quantity} × <a href={paths.product(item.seoUrl)}>{item.name}</a>
            {item.detail && <span className="small soft"> {item.detail}</span>}
          </li>
        ))}
      </ul>
      <p>{nextOf(back)}</p>
      {back.pickup && (
        <p className="small soft">
          {back.pickup.courierName}, AWB {back.pickup.awb}
          {back.pickup.on && back.status === 'APPROVED' && <>, comes on {formatWeekday(back.pickup.on)}</>}
        </p>
      )}
      {back.needsDestination && <DestinationForm id={back.id} />}
      {mayWithdraw(back.status) && <Withdraw back={back} />}
      <ol className={`timeline ${styles.events}`} reversed>
        {back.events.toReversed().map((event) => (
          <li key={`${event.at} ${event.status}`}>
            <strong>{RETURN_STATUS_WORDS[event.status]}</strong>
            <span className="small soft">{formatInstant(Date.parse(event.at))}</span>
            {event.note && <span className="small">{event.note}</span>}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Returns the next step as a sentence. */
function nextOf(back: Return): string {
  const amount = formatRupees(back.amount);
  const to = back.destination ?? 'the account you paid from';
  switch (back.status) {
    case 'REQUESTED':
      return 'The seller checks it and replies soon.';
    case 'APPROVED':
      return back.kind === 'GIVE_BACK'
        ? `Please send it, well packed, to ${back.sellerName}.`
        : 'Please pack it as it came. A courier picks it up from your address.';
    case 'REJECTED':
      return 'The seller did not accept it; the reason is given below.';
    case 'WITHDRAWN':
      return 'You have withdrawn it and keep the items.';
    case 'PICKED_UP':
      return 'It is on its way back to the seller.';
    case 'RECEIVED':
      return 'The seller has it and checks it.';
    case 'INSPECTED':
      return back.resolution === 'EXCHANGE' ? 'Your exchange is sent next.' : `${amount} is refunded next.`;
    case 'REFUNDED':
      return back.refund?.status === 'processed' ? `${amount} was paid to ${to}.` : `${amount} is on its way to ${to}.`;
    case 'EXCHANGED':
      return 'Your new item comes as a parcel of the same order.';
  }
}

/** A button that withdraws a return after a confirmation. */
function Withdraw({ back }: { back: Return }) {
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { opener, opened } = useSwapFocus<HTMLDivElement>(isAsking);

  async function withdraw() {
    setSending(true);
    setFailure(undefined);
    try {
      await withdrawReturn(back.id);
      await myReturns.load();
    } catch (error) {
      setFailure(messageFor(error));
      setSending(false);
    }
  }

  if (!isAsking) {
    return (
      <button className="button quiet" type="button" ref={opener} onClick={() => setAsking(true)}>
        Withdraw this {back.kind === 'GIVE_BACK' ? 'give-back' : 'return'}
        <span className="visually-hidden"> {back.reference}</span>
      </button>
    );
  }
  return (
    <div className={styles.withdraw} role="group" aria-label={`Withdraw ${back.reference}`} tabIndex={-1} ref={opened}>
      <p>You keep the items, and nothing is picked up. You can ask again until the return window ends.</p>
      {failure && (
        <p className="notice bad" role="alert">
          {failure}
        </p>
      )}
      <div className={styles.steps}>
        <button className="button" type="button" disabled={isSending} onClick={() => void withdraw()}>
          Withdraw it
        </button>
        <button className="button quiet" type="button" disabled={isSending} onClick={() => setAsking(false)}>
          Keep the return
        </button>
      </div>
    </div>
  );
}

/** Asks for the destination of the refund if the return was requested without one. */
function DestinationForm({ id }: { id: number }) {
  const { values, set, errors, form, failure, isSending } = useForm({
    initial: { destination: NO_DESTINATION },
    failure: UNEXPECTED_ERROR,
    isRefusalShown: true,
    async send({ destination }) {
      await nameDestination(id, refundDestination(destination));
      await myReturns.load();
    },
  });
  return (
    <form className={styles.form} {...form}>
      <DestinationFields
        values={values.destination}
        onChange={(destination, path) => set('destination', destination, path)}
        errors={errors}
        isRestored={false}
      />
      {failure && (
        <p className="notice bad" role="alert">
          {failure}
        </p>
      )}
      <button className="button quiet" type="submit" disabled={isSending}>
        Keep it
      </button>
    </form>
  );
}
