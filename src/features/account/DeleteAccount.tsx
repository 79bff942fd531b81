import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { askDeletion, sendDeletionCode, takeDeletionBack } from '../../api/account.ts';
import { messageFor } from '../../api/client.ts';
import type { AccountDeletion } from '../../api/wire.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { forgetPerson } from '../../storage/session.ts';
import { useSwapFocus } from '../../ui/swap-focus.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $profile, loadProfile } from './account-state.ts';
import { $deletion, loadDeletion, writeDeletion } from './privacy-state.ts';
import { OtpField } from './OtpField.tsx';
import styles from './account.module.css';

/** Deletes the account. Shows first what is erased and what is retained, and asks for an OTP. */
export function DeleteAccount({ shopName }: { shopName: string }) {
  const { said } = useSpoken();
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
      <h2 id="delete">{said('Delete my account')}</h2>
      {isGone ? (
        <Gone />
      ) : !deletion && error ? (
        <Unread error={error} onRetry={() => void loadDeletion()} />
      ) : !deletion ? (
        <p className="waiting">{said(messages.LAZY_LOADING)}</p>
      ) : deletion.status !== 'NONE' ? (
        <Waiting deletion={deletion} />
      ) : (
        <>
          <p>
            {said(
              'Your profile, addresses, cart, wishlist, newsletter, sign-ins and the files you sent us are erased, and you are signed out everywhere. This cannot be undone.',
            )}
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
                  {said('Delete my account')}
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
  const { said, saidAny, day } = useSpoken();
  if (stays.length === 0) return null;
  return (
    <>
      <p>{said('What we keep:')}</p>
      <ul className={styles.lines}>
        {stays.map(({ what, why, until }) => (
          <li key={what}>
            {until
              ? said('{what}, until {day}.', { what: saidAny(what), day: day(until) })
              : said('{what}.', { what: saidAny(what) })}{' '}
            <span className="soft">{said('{why}.', { why: saidAny(why) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function WaitsFor({ waitsFor }: Pick<AccountDeletion, 'waitsFor'>) {
  const { said, path } = useSpoken();
  if (waitsFor.length === 0) return null;
  return (
    <>
      <p>{said('It is done as soon as these are over; until then you can keep your account after all:')}</p>
      <ul className={styles.lines}>
        {waitsFor.map(({ kind, reference }) => (
          <li key={`${kind}-${reference}`}>
            {kind === 'return'
              ? said('Return {reference} is not settled yet.', { reference })
              : saidWith(
                  kind === 'order'
                    ? 'Order {link} is not delivered yet.'
                    : 'Your refund for order {link} is not paid yet.',
                  { link: <a href={path(paths.order(reference))}>{reference}</a> },
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
  const { said, path } = useSpoken();
  return (
    <p className="notice">
      {said(
        hindrance === 'SELLS'
          ? 'This account also sells on {shopName}. Please close your seller account first:'
          : 'This account also works for {shopName}. Please ask an admin to end that first.',
        { shopName },
      )}{' '}
      <a href={path(paths.contact)}>{said('Write to us')}</a>
    </p>
  );
}

/** Mails an OTP and deletes the account with it. */
function AskCode({ onDone, onCancel }: { onDone: (answer: AccountDeletion) => void; onCancel: () => void }) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const { value: profile } = useStore($profile);
  const [isSent, setSent] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const { form, field, failure, isSending } = useForm({
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
  if (!profile) return <p className="waiting">{said(messages.LAZY_LOADING)}</p>;
  return (
    <form className={styles.form} {...form}>
      {isSent ? (
        <OtpField
          id={`${id}-otp`}
          label={said(messages.SIGNIN_OTP_SENT_TO, { email: profile.email })}
          input={code}
          {...field('otp')}
        />
      ) : (
        <p>{said('To confirm that it is you, we send an OTP to {email}.', { email: profile.email })}</p>
      )}
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <p className={styles.ways}>
        <button className="button" type="submit" disabled={isSending}>
          {said(isSending ? messages.PROCESSING : isSent ? 'Delete my account for good' : 'Send OTP')}
        </button>
        <button className="button quiet" type="button" onClick={onCancel}>
          {said('Keep my account')}
        </button>
      </p>
    </form>
  );
}

function Waiting({ deletion }: { deletion: AccountDeletion }) {
  const { said, saidAny, instant } = useSpoken();
  const [failure, setFailure] = useState<string>();
  const keep = () =>
    takeDeletionBack()
      .then(writeDeletion)
      .catch((error: unknown) => setFailure(messageFor(error)));
  return (
    <>
      <p className="notice" role="status">
        {said('Your account will be deleted. You asked for it on {time}.', {
          time: instant(Date.parse(deletion.askedAt!)),
        })}
      </p>
      <WaitsFor waitsFor={deletion.waitsFor} />
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <button className="button" type="button" onClick={() => void keep()}>
        {said('Keep my account')}
      </button>
    </>
  );
}

function Gone() {
  const { said, path } = useSpoken();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <p className="notice" role="status" ref={notice} tabIndex={-1}>
        {said('Your account is deleted. A last email tells you what we keep and until when.')}
      </p>
      <a className="button" href={path(paths.home)} onClick={forgetPerson}>
        {said('Go to the home page')}
      </a>
    </>
  );
}
