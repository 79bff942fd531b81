import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { SELLER_PAPER_NAMES, SELLER_PAPERS } from '#contract/states/seller.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './become-seller.module.css';
import { ConfirmForm } from './ConfirmForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SellerSignIn } from './SellerSignIn.tsx';

type Shown = 'register' | 'signIn' | 'done' | { confirm: string };

/** Seller registration and sign-in. */
function BecomeSeller() {
  const { said, saidAny } = useSpoken();
  const [shown, setShown] = useState<Shown>();
  const [email, setEmail] = useState('');
  useEffect(() => {
    const read = () => {
      const token = /^#confirm=(.*)$/.exec(location.hash)?.[1];
      if (token !== undefined) setShown({ confirm: decodeURIComponent(token) });
      else setShown(location.hash === '#sign-in' ? 'signIn' : 'register');
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (!shown) return null;

  if (shown === 'done') {
    return (
      <section className="stack">
        <p className="notice good" tabIndex={-1} ref={takeFocus}>
          {said(messages.SELLER_CREATED)}
        </p>
        <h2 className={styles.title}>{said('What happens next')}</h2>
        <ol className={styles.next}>
          <li>{said('Open the link in the email we sent to {email}. It is valid for 24 hours.', { email })}</li>
          <li>
            {said('Send us your papers on the ‘Business’ page of your console:')}
            <ul>
              {SELLER_PAPERS.map((paper) => (
                <li key={paper}>{saidAny(SELLER_PAPER_NAMES[paper])}</li>
              ))}
            </ul>
          </li>
          <li>
            {said(
              'We check your details and papers, and email you when you can start selling. This takes up to two working days.',
            )}
          </li>
          <li>{said('Add your first products in the console, and they are live in the shop.')}</li>
        </ol>
        <p>{said('No email? Please check your spam folder, or register again with the right email.')}</p>
      </section>
    );
  }
  if (typeof shown === 'object') return <ConfirmForm token={shown.confirm} onLeave={setShown} />;
  return (
    <>
      <p className={styles.toggle} role="group" aria-label={said('New here, or a seller already')}>
        {(['register', 'signIn'] as const).map((mode) => (
          <button
            key={mode}
            type="button"
            className={mode === shown ? 'button' : 'button quiet'}
            aria-pressed={mode === shown}
            onClick={() => setShown(mode)}
          >
            {said(mode === 'register' ? 'Register' : messages.SELLER_LOGIN)}
          </button>
        ))}
      </p>
      {shown === 'register' ? (
        <RegisterForm
          onRegistered={(registered) => {
            setEmail(registered);
            setShown('done');
          }}
        />
      ) : (
        <SellerSignIn />
      )}
    </>
  );
}

/** Moves the focus to the notice: the pressed button is gone, and the page may be scrolled. */
function takeFocus(notice: HTMLElement | null): void {
  notice?.focus();
}

export default withBoundary(BecomeSeller);
