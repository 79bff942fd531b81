import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { useAwake } from '../../ui/awake.ts';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { useSessionOver } from '../session/session-over.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './orders.module.css';

interface Props {
  what: 'your order' | 'your orders' | 'your account' | 'your wishlist';
  children: ReactNode;
}

/** Content for signed-in shoppers. Others see how to sign in and come back here. */
export function ForShoppers({ what, children }: Props) {
  const { said, path } = useSpoken();
  const isAwake = useAwake();
  const { isShopper, isStaff } = useStore($session);
  const isOver = useSessionOver();
  if (!isAwake) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  const here = location.pathname + location.search;
  if (isStaff) return <StaffOffer returnUrl={here} />;
  if (isShopper) return children;
  return (
    <div className={styles.empty}>
      {isOver ? (
        <p className="notice" role="alert">
          {said(messages.SESSION_EXPIRED)}
        </p>
      ) : (
        <p>{said(`Please sign in to see ${what}.`)}</p>
      )}
      <a className="button" href={path(paths.signIn(here))}>
        {said(messages.SIGN_IN)}
      </a>
    </div>
  );
}

/** An error message with a button to retry. */
export function Unread({ error, onRetry }: { error: string; onRetry: () => void }) {
  const { said, saidAny } = useSpoken();
  return (
    <div className={styles.unread}>
      <p className="notice bad" role="alert">
        {saidAny(error)}
        <ErrorAdvice error={error} />
      </p>
      <button className="button quiet" type="button" onClick={onRetry}>
        {said(messages.RETRY)}
      </button>
    </div>
  );
}
