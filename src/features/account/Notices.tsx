import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { NOTICE_KINDS, NOTICE_WORDS, PRICE_DROP_PERCENT } from '#contract/calls/notices.ts';
import type { NoticeKind } from '#contract/calls/notices.ts';
import * as messages from '#contract/messages.ts';
import { changeNotices, getNotices } from '../../api/account.ts';
import { subscribe } from '../../api/blog.ts';
import { messageFor } from '../../api/client.ts';
import { serverState } from '../../api/server-state.ts';
import type { ChangeNotices, Notices as Chosen } from '../../api/wire.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $profile, loadProfile } from './account-state.ts';
import styles from './account.module.css';

const notices = serverState(getNotices, messages.UNEXPECTED_ERROR);

const MEANS = {
  reviewReminder: 'One email a few days after an order is delivered.',
  priceDrop:
    'An email when an item on your wishlist costs at least {percent}% less than when you added it, at most one a week for each item.',
  cartReminder: 'One email a day after you left items in your cart, and only one for each cart.',
} as const satisfies Record<NoticeKind, string>;

/** The shopper's choice of mails that are not about orders. */
export function Notices() {
  const { said, saidAny } = useSpoken();
  const { value: chosen, error: unread } = useStore(notices.$answer);
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  // Optimistic: a switch shows its new state while the change is sent.
  const [sent, setSent] = useState<ChangeNotices>({});
  useEffect(() => void notices.load(), []);
  if (!chosen && unread) return <Unread error={unread} onRetry={() => void notices.load()} />;
  if (!chosen) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;

  async function change(changes: ChangeNotices) {
    setFailure(undefined);
    setMessage('');
    setSent((others) => ({ ...others, ...changes }));
    try {
      notices.write(await changeNotices(changes));
      setMessage(said('Saved'));
    } catch (error) {
      setFailure(messageFor(error));
    } finally {
      setSent((all) => Object.fromEntries(Object.entries(all).filter(([kind]) => !(kind in changes))));
    }
  }

  return (
    <>
      <p>{said('Emails about your orders, returns, refunds and sign-ins are always sent. These are your choice:')}</p>
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <ul className={styles.cards}>
        {NOTICE_KINDS.map((kind) => (
          <li key={kind} className={`panel ${styles.card}`}>
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={sent[kind] ?? chosen[kind]}
                aria-describedby={`means-${kind}`}
                onChange={({ target }) => void change({ [kind]: target.checked })}
              />
              {saidAny(NOTICE_WORDS[kind])}
            </label>
            <p id={`means-${kind}`} className="soft small">
              {said(MEANS[kind], { percent: PRICE_DROP_PERCENT })}
            </p>
          </li>
        ))}
        <li className={`panel ${styles.card}`}>
          <Newsletter status={chosen.newsletter} onLeave={() => void change({ newsletter: false })} />
        </li>
      </ul>
      <p role="status" className="soft small">
        {message}
      </p>
    </>
  );
}

function Newsletter({ status, onLeave }: { status: Chosen['newsletter']; onLeave: () => void }) {
  const { said, saidAny } = useSpoken();
  const { value: profile } = useStore($profile);
  const [message, setMessage] = useState('');
  useEffect(() => void loadProfile(), []);

  async function join() {
    try {
      setMessage((await subscribe(profile!.email)).message);
      await notices.load();
    } catch (error) {
      setMessage(messageFor(error));
    }
  }

  return (
    <>
      <h2>{said('Newsletter')}</h2>
      <p className="soft small">
        {status === 'SUBSCRIBED' && said('You get our emails about jewellery.')}
        {status === 'PENDING' && said('We have sent you an email: please confirm with the link in it.')}
        {(status === null || status === 'UNSUBSCRIBED') &&
          said('Emails about jewellery: how to choose it, wear it and keep it bright.')}
      </p>
      <p className={styles.ways}>
        {status === 'SUBSCRIBED' ? (
          <button className="button quiet" type="button" onClick={onLeave}>
            {said('Unsubscribe')}
          </button>
        ) : (
          <button className="button quiet" type="button" disabled={!profile} onClick={() => void join()}>
            {said(status === 'PENDING' ? 'Send the email again' : 'Subscribe')}
          </button>
        )}
      </p>
      <p role="status" className="small">
        {saidAny(message)}
      </p>
    </>
  );
}
