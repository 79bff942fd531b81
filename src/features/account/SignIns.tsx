import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { deviceIn } from '#contract/words/device-in.ts';
import { endOtherSessions, endSession, listSessions } from '../../api/account.ts';
import { messageFor } from '../../api/client.ts';
import { serverState } from '../../api/server-state.ts';
import type { OpenSession } from '../../api/wire.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { signOut } from '../session/sign-out.ts';
import { MobileSignIn } from './MobileSignIn.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './account.module.css';

const sessions = serverState(listSessions, messages.UNEXPECTED_ERROR);

const ROLE_TEXT = {
  ROLE_CUSTOMER: 'as a shopper',
  ROLE_SELLER: 'as a seller',
  ROLE_ADMIN: 'as staff',
} as const satisfies Record<OpenSession['role'], string>;

/** The open sessions, each with a button to end it. */
export function SignIns() {
  const { said, saidAny } = useSpoken();
  const { value: open, error: unread } = useStore(sessions.$answer);
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  useEffect(() => void sessions.load(), []);
  if (!open && unread) return <Unread error={unread} onRetry={() => void sessions.load()} />;
  if (!open) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;

  async function end(work: () => Promise<{ message: string }>) {
    setFailure(undefined);
    setMessage('');
    try {
      setMessage((await work()).message);
      await sessions.load();
    } catch (error) {
      setFailure(messageFor(error));
    }
  }

  return (
    <>
      <p>{said('If you do not recognise one of these, sign it out.')}</p>
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <ul className={styles.cards}>
        {open.map((session) => (
          <li key={session.id} className={`panel ${styles.card}`}>
            <Device session={session} onEnd={() => void end(() => endSession(session.id))} />
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <button className="button quiet" type="button" onClick={() => void end(endOtherSessions)}>
          {said('Sign out elsewhere')}
        </button>
      )}
      <p role="status" className="soft small">
        {saidAny(message)}
      </p>
      <MobileSignIn />
    </>
  );
}

function Device({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { language, said, instant } = useSpoken();
  const { device, place, role, createdAt, lastSeenAt, isCurrent } = session;
  const name = device === null ? said('Unknown device') : deviceIn(language, device);
  const as = role === 'ROLE_CUSTOMER' ? undefined : said(ROLE_TEXT[role]);
  return (
    <>
      <h2>
        <OwnText text={name} /> {isCurrent && <span className={styles.mark}>{said('This device')}</span>}
      </h2>
      {(place || as) && (
        <p className="small">
          {place && <OwnText text={place} />}
          {place && as && ', '}
          {as}
        </p>
      )}
      <p className="soft small">
        {said('Signed in on {time}, last seen on {seen}', {
          time: instant(Date.parse(createdAt)),
          seen: instant(Date.parse(lastSeenAt)),
        })}
      </p>
      <p className={styles.ways}>
        <button className="link" type="button" onClick={isCurrent ? () => void signOut() : onEnd}>
          {said('Sign out')}
          <span className="visually-hidden"> {isCurrent ? said('this device') : <OwnText text={name} />}</span>
        </button>
      </p>
    </>
  );
}
