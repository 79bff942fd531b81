import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatInstant } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import { endOtherSessions, endSession, listSessions } from '../../api/account.ts';
import { messageFor } from '../../api/client.ts';
import { serverState } from '../../api/server-state.ts';
import type { OpenSession } from '../../api/wire.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { signOut } from '../session/sign-out.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import styles from './account.module.css';

const sessions = serverState(listSessions, messages.UNEXPECTED_ERROR);

const ROLE_TEXT: Record<OpenSession['role'], string> = {
  ROLE_CUSTOMER: 'as a shopper',
  ROLE_SELLER: 'as a seller',
  ROLE_ADMIN: 'as staff',
};

/** The open sessions, each with a button to end it. */
export function SignIns() {
  const { value: open, error: unread } = useStore(sessions.$answer);
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  useEffect(() => void sessions.load(), []);
  if (!open && unread) return <Unread error={unread} onRetry={() => void sessions.load()} />;
  if (!open) return <p className={`waiting ${styles.waiting}`}>{messages.LAZY_LOADING}</p>;

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
      <p>If you do not recognise one of these, sign it out.</p>
      {failure && (
        <p className="notice bad" role="alert">
          {failure}
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
          Sign out elsewhere
        </button>
      )}
      <p role="status" className="soft small">
        {message}
      </p>
    </>
  );
}

function Device({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { device, place, role, createdAt, lastSeenAt, isCurrent } = session;
  const name = device ?? 'Unknown device';
  const where = [place, role === 'ROLE_CUSTOMER' ? undefined : ROLE_TEXT[role]].filter(Boolean).join(', ');
  return (
    <>
      <h2>
        {name} {isCurrent && <span className={styles.mark}>This device</span>}
      </h2>
      {where && <p className="small">{where}</p>}
      <p className="soft small">
        Signed in on {formatInstant(Date.parse(createdAt))}, last seen on {formatInstant(Date.parse(lastSeenAt))}
      </p>
      <p className={styles.ways}>
        <button className="link" type="button" onClick={isCurrent ? () => void signOut() : onEnd}>
          Sign out<span className="visually-hidden"> {isCurrent ? 'this device' : name}</span>
        </button>
      </p>
    </>
  );
}
