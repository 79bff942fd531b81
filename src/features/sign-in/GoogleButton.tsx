import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { getGoogleWay } from '../../api/auth.ts';
import type { GoogleWay } from '../../api/wire.ts';
import { goToGoogle } from './google-request.ts';
import styles from './sign-in.module.css';

/** 'Continue with Google' and what divides it from the email; nothing where the shop does not take Google accounts. */
export function GoogleButton({ isBusy }: { isBusy: boolean }) {
  const [way, setWay] = useState<GoogleWay | 'asked' | 'none'>('asked');
  useEffect(() => {
    getGoogleWay().then(
      (found) => setWay(found.authorizationUrl ? found : 'none'),
      () => setWay('none'),
    );
  }, []);
  if (way === 'none') return null;
  return (
    <>
      <button
        className={`button quiet ${styles.google}`}
        type="button"
        disabled={way === 'asked' || isBusy}
        onClick={() => way !== 'asked' && goToGoogle(way)}
      >
        <img src="/google.svg" width="20" height="20" alt="" />
        {isBusy ? messages.PROCESSING : 'Continue with Google'}
      </button>
      <p className={`soft small ${styles.or}`}>{messages.SIGNIN_OR}</p>
    </>
  );
}
