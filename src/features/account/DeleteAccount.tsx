import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDay, formatInstant } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import { otpTyped } from '#contract/shop/otp.ts';
import { askDeletion, sendDeletionCode, takeDeletionBack } from '../../api/account.ts';
import { messageFor } from '../../api/client.ts';
import type { AccountDeletion } from '../../api/wire.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { forgetPerson } from '../../storage/session.ts';
import { useSwapFocus } from '../../ui/swap-focus.ts';
import { TextField } from '../../ui/TextField.tsx';
import { Unread } from '../orders/ForShoppers.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { $profile, loadProfile } from './account-state.ts';
import { $deletion, loadDeletion, writeDeletion } from './privacy-state.ts';
import styles from './account.module.css';

/** Deletes the account. Shows first what is erased and what is retained, and asks for an OTP. */
export function DeleteAccount({ shopName }: { shopName: string }) {
  const { value: deletion, error } = useStore($deletion);
  const [isOpen, setOpen] = useState(false);
  const { opener, opened } = useSwapFocus<HTMLDivElement>(isOpen);
  const [isGone, setGone] = useState(false);
  useEffect(() => void loadDeletion(), []);
  useEffect(() => void loadProfile(), []);

  function done(answer: AccountDeletion) {
    if (answer.status !== 'DUE') {
      setOpen(false);
      return writeDeletion(answer);
    }
    setGone(true);
  }

  return (
    <section className={styles.part} aria-labelledby="delete">
      <h2 id="delete">Delete my account</h2>
      {isGone ? (
        <Gone />
      ) : !deletion && error ? (
        <Unread error={error} onRetry={() => void loadDeletion()} />
      ) : !deletion ? (
        <p className="waiting">{messages.LAZY_LOADING}</p>
      ) : deletion.status !== 'NONE' ? (
        <Waiting deletion={deletion} />
      ) : (
        <>
          <p>
            Your profile, addresses, cart, wishlist, newsletter, sign-ins and the files you sent us are erased, and you
            are signed out everywhere. This cannot be undone.
          </p>
          <Stays stays={deletion.stays} />
          {deletion.hindrance ? (
            <Hindered hindrance={deletion.hindrance} shopName={shopName} />
          ) : (
            <>
              <WaitsFor waitsFor={deletion.waitsFor} />
              {isOpen ? (
                <div ref={opened} tabIndex={-1}>
                  <AskCode onDone={done} onCancel={() => setOpen(false)} />
                </div>
              ) : (
                <button className="button quiet" type="button" ref={opener} onClick={() => setOpen(true)}>
                  Delete my account
                </button>
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

function Stays({ stays }: Pick<AccountDeletion, 'stays'>) {
  if (stays.length === 0) return null;
  return (
    <>
      <p>What we keep:</p>
      <ul className={styles.lines}>
        {stays.map(({ what, why, until }) => (
          <li key={what}>
            {what}
            {until && `, until ${formatDay(until)}`}. <span className="soft">{why}.</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function WaitsFor({ waitsFor }: Pick<AccountDeletion, 'waitsFor'>) {
  if (waitsFor.length === 0) return null;
  return (
    <>
      <p>It is done as soon as these are over; until then you can keep your account after all:</p>
      <ul className={styles.lines}>
        {waitsFor.map(({ kind, reference }) => (
          <li key={`${kind}-${reference}`}>
            {kind === 'order' && (
              <>
                Order <a href={paths.order(reference)}>{reference}</a> is not delivered yet.
              </>
            )}
            {kind === 'return' && `Return ${reference} is not settled yet.`}
            {kind === 'refund' && (
              <>
                Your refund for order <a href={paths.order(reference)}>{reference}</a> is not paid yet.
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface HinderedProps {
  hindrance: NonNullable<AccountDeletion['hindrance']>;
  shopName: string;
}

function Hindered({ hindrance, shopName }: HinderedProps) {
  return (
    <p className="notice">
      {hindrance === 'SELLS'
        ? `This account also sells on ${shopName}. Please close your seller account first: `
        : `This account also works for ${shopName}. Please ask an admin to end that first. `}
      <a href={paths.contact}>Write to us</a>
    </p>
  );
}

/** Mails an OTP and deletes the account with it. */
function AskCode({ onDone, onCancel }: { onDone: (answer: AccountDeletion) => void; onCancel: () => void }) {
  const id = useId();
  const { value: profile } = useStore($profile);
  const [isSent, setSent] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const { form, field, set, failure, isSending } = useForm({
    initial: { otp: '' },
    failure: messages.UNEXPECTED_ERROR,
    async send({ otp }) {
      if (isSent) return onDone(await askDeletion(otp));
      await sendDeletionCode(profile!.email);
      setSent(true);
    },
  });
  useEffect(() => {
    if (isSent) code.current?.focus();
  }, [isSent]);
  if (!profile) return <p className="waiting">{messages.LAZY_LOADING}</p>;
  return (
    <form className={styles.form} {...form}>
      {isSent ? (
        <TextField
          id={`${id}-otp`}
          label={`OTP sent to: ${profile.email}`}
          input={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...field('otp')}
          onChange={(text) => set('otp', otpTyped(text))}
        />
      ) : (
        <p>To confirm that it is you, we send an OTP to {profile.email}.</p>
      )}
      {failure && (
        <p className="notice bad" role="alert">
          {failure}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <p className={styles.ways}>
        <button className="button" type="submit" disabled={isSending}>
          {isSending ? messages.PROCESSING : isSent ? 'Delete my account for good' : 'Send OTP'}
        </button>
        <button className="button quiet" type="button" onClick={onCancel}>
          Keep my account
        </button>
      </p>
    </form>
  );
}

function Waiting({ deletion }: { deletion: AccountDeletion }) {
  const [failure, setFailure] = useState<string>();
  const keep = () =>
    takeDeletionBack()
      .then(writeDeletion)
      .catch((error: unknown) => setFailure(messageFor(error)));
  return (
    <>
      <p className="notice" role="status">
        Your account will be deleted. You asked for it on {formatInstant(Date.parse(deletion.askedAt!))}.
      </p>
      <WaitsFor waitsFor={deletion.waitsFor} />
      {failure && (
        <p className="notice bad" role="alert">
          {failure}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <button className="button" type="button" onClick={() => void keep()}>
        Keep my account
      </button>
    </>
  );
}

function Gone() {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <p className="notice" role="status" ref={notice} tabIndex={-1}>
        Your account is deleted. A last email tells you what we keep and until when.
      </p>
      <a className="button" href={paths.home} onClick={forgetPerson}>
        Go to the home page
      </a>
    </>
  );
}
