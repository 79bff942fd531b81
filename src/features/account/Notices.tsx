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
import { $profile, loadProfile } from './account-state.ts';
import styles from './account.module.css';

const notices = serverState(getNotices, messages.UNEXPECTED_ERROR);

const MEANS: Record<NoticeKind, string> = {
  reviewReminder: 'One email a few days after an order is delivered.',
  priceDrop: `An email when an item on your wishlist costs at least ${PRICE_DROP_PERCENT}% less than when you added it, at most one a week for each item.`,
  cartReminder: 'One email a day after you left items in your cart, and only one for each cart.',
};

/** The shopper's choice of mails that are not about orders. */
export function Notices() {
  const { value: chosen, error: unread } = useStore(notices.$answer);
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  // Optimistic: a switch shows its new state while the change is sent.
  const [sent, setSent] = useState<ChangeNotices>({});
  useEffect(() => void notices.load(), []);
  if (!chosen && unread) return <Unread error={unread} onRetry={() => void notices.load()} />;
  if (!chosen) return <p className={`waiting ${styles.waiting}`}>{messages.LAZY_LOADING}</p>;

  async function change(changes: ChangeNotices) {
    setFailure(undefined);
    setMessage('');
    setSent((others) => ({ ...others, ...changes }));
    try {
      notices.write(await changeNotices(changes));
      setMessage('Saved');
    } catch (error) {
      setFailure(messageFor(error));
    } finally {
      setSent((all) => Object.fromEntries(Object.entries(all).filter(([kind]) => !(kind in changes))));
    }
  }

  return (
    <>
      <p>Emails about your orders, returns, refunds and sign-ins are always sent. These are your choice:</p>
      {failure && (
        <p className="notice bad" role="alert">
          {failure}
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
              {NOTICE_WORDS[kind]}
            </label>
            <p id={`means-${kind}`} className="soft small">
              {MEANS[kind]}
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
      <h2>Newsletter</h2>
      <p className="soft small">
        {status === 'SUBSCRIBED' && 'You get our emails about jewellery.'}
        {status === 'PENDING' && 'We have sent you an email: please confirm with the link in it.'}
        {(status === null || status === 'UNSUBSCRIBED') &&
          'Emails about jewellery: how to choose it, wear it and keep it bright.'}
      </p>
      <p className={styles.ways}>
        {status === 'SUBSCRIBED' ? (
          <button className="button quiet" type="button" onClick={onLeave}>
            Unsubscribe
          </button>
        ) : (
          <button className="button quiet" type="button" disabled={!profile} onClick={() => void join()}>
            {status === 'PENDING' ? 'Send the email again' : 'Subscribe'}
          </button>
        )}
      </p>
      <p role="status" className="small">
        {message}
      </p>
    </>
  );
}
