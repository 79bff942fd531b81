import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { getGoogleWay } from '../../api/auth.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { goToGoogle } from './google-request.ts';
import styles from './sign-in.module.css';

/** 'Continue with Google' and the divider below it; nothing if the shop does not offer Google sign-in. */
export function GoogleButton({ isBusy }: { isBusy: boolean }) {
  const { said } = useSpoken();
  /** The address of the account chooser: undefined while loading, null if not offered. */
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    getGoogleWay().then(
      ({ authorizationUrl }) => setUrl(authorizationUrl),
      () => setUrl(null),
    );
  }, []);
  if (url === null) return null;
  return (
    <>
      <button
        className={`button quiet ${styles.google}`}
        type="button"
        disabled={url === undefined || isBusy}
        onClick={() => url !== undefined && goToGoogle(url)}
      >
        <img src="/google.svg" width="20" height="20" alt="" />
        {said(isBusy ? messages.PROCESSING : 'Continue with Google')}
      </button>
      <p className={`soft small ${styles.or}`}>{said(messages.SIGNIN_OR)}</p>
    </>
  );
}
