import { useState } from 'react';
import type { ReactNode } from 'react';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';
import { mayWithdraw } from '#contract/states/return.ts';
import { RETURN_KIND_WORDS, RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { messageFor } from '../../api/client.ts';
import { nameDestination, withdrawReturn } from '../../api/returns.ts';
import type { Return } from '../../api/wire.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { useSwapFocus } from '../../ui/swap-focus.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { detailIn } from './detail-in.ts';
import type { Speech } from '../../ui/use-spoken.ts';
import { NO_DESTINATION, refundDestination } from './destination.ts';
import { DestinationFields } from './DestinationFields.tsx';
import { myReturns } from './return-state.ts';
import styles from './returns.module.css';

/** A return: its items, state and next step. */
export function ReturnCard({ back }: { back: Return }) {
  const speech = useSpoken();
  const { said, saidAny, langOf, instant, weekday, path } = speech;
  return (
    <article className={`panel ${styles.card}`}>
      <header className={styles.head}>
        <h3>
          {saidAny(RETURN_KIND_WORDS[back.kind])} {back.reference}
        </h3>
        <p className="badge">{saidAny(RETURN_STATUS_WORDS[back.status])}</p>
      </header>
      <ul>
        {back.items.map((item) => (
          <li key={item.orderItemId}>
            {item.quantity} ×{' '}
            <a href={path(paths.product(item.seoUrl))} lang={langOf(item.name)}>
              {item.name}
            </a>
            {item.detail && <span className="small soft"> {detailIn(saidAny, item.detail)}</span>}
          </li>
        ))}
      </ul>
      <p>{nextOf(back, speech)}</p>
      {back.pickup && (
        <p className="small soft">
          <OwnText text={back.pickup.courierName} />, {said('AWB {number}', { number: back.pickup.awb })}
          {back.pickup.on &&
            back.status === 'APPROVED' &&
            `, ${said('comes on {day}', { day: weekday(back.pickup.on) })}`}
        </p>
      )}
      {back.needsDestination && <DestinationForm id={back.id} />}
      {mayWithdraw(back.status) && <Withdraw back={back} />}
      <ol className={`timeline ${styles.events}`} reversed>
        {back.events.toReversed().map((event) => (
          <li key={`${event.at} ${event.status}`}>
            <strong>{saidAny(RETURN_STATUS_WORDS[event.status])}</strong>
            <span className="small soft">{instant(Date.parse(event.at))}</span>
            {event.note && (
              <span className="small" lang={langOf(event.note)}>
                {event.note}
              </span>
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Returns the next step as a sentence. */
function nextOf(back: Return, { said }: Speech): ReactNode {
  const amount = formatRupees(back.amount);
  const { destination } = back;
  switch (back.status) {
    case 'REQUESTED':
      return said('The seller checks it and replies soon.');
    case 'APPROVED':
      return back.kind === 'GIVE_BACK'
        ? saidWith('Please send it, well packed, to {seller}.', { seller: <OwnText text={back.sellerName} /> })
        : said('Please pack it as it came. A courier picks it up from your address.');
    case 'REJECTED':
      return said('The seller did not accept it; the reason is given below.');
    case 'WITHDRAWN':
      return said('You have withdrawn it and keep the items.');
    case 'PICKED_UP':
      return said('It is on its way back to the seller.');
    case 'RECEIVED':
      return said('The seller has it and checks it.');
    case 'INSPECTED':
      return back.resolution === 'EXCHANGE'
        ? said('Your exchange is sent next.')
        : said('{amount} is refunded next.', { amount });
    case 'REFUNDED':
      if (destination === null) {
        return said(
          back.refund?.status === 'processed'
            ? '{amount} was paid to the account you paid from.'
            : '{amount} is on its way to the account you paid from.',
          { amount },
        );
      }
      return saidWith(
        back.refund?.status === 'processed'
          ? '{amount} was paid to {destination}.'
          : '{amount} is on its way to {destination}.',
        { amount, destination: <OwnText text={destination} /> },
      );
    case 'EXCHANGED':
      return said('Your new item comes as a parcel of the same order.');
  }
}

/** A button that withdraws a return after a confirmation. */
function Withdraw({ back }: { back: Return }) {
  const { said, saidAny } = useSpoken();
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
        {said(back.kind === 'GIVE_BACK' ? 'Withdraw this give-back' : 'Withdraw this return')}
        <span className="visually-hidden"> {back.reference}</span>
      </button>
    );
  }
  return (
    <div
      className={styles.withdraw}
      role="group"
      aria-label={said('Withdraw {reference}', { reference: back.reference })}
      tabIndex={-1}
      ref={opened}
    >
      <p>{said('You keep the items, and nothing is picked up. You can ask again until the return window ends.')}</p>
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
        </p>
      )}
      <div className={styles.steps}>
        <button className="button" type="button" disabled={isSending} onClick={() => void withdraw()}>
          {said('Withdraw it')}
        </button>
        <button className="button quiet" type="button" disabled={isSending} onClick={() => setAsking(false)}>
          {said('Keep the return')}
        </button>
      </div>
    </div>
  );
}

/** Asks for the destination of the refund if the return was requested without one. */
function DestinationForm({ id }: { id: number }) {
  const { said, saidAny } = useSpoken();
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
          {saidAny(failure)}
        </p>
      )}
      <button className="button quiet" type="submit" disabled={isSending}>
        {said('Keep it')}
      </button>
    </form>
  );
}
