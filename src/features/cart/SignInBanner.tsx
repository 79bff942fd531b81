import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './cart.module.css';

/** Asks visitors to sign in where only customers can continue. */
export function SignInBanner({ returnUrl }: { returnUrl: string }) {
  const { said, path } = useSpoken();
  return (
    <p className={`notice ${styles.banner}`}>
      {said(messages.CART_SIGNIN_BANNER)} <a href={path(paths.signIn(path(returnUrl)))}>{said(messages.SIGN_IN)}</a>
    </p>
  );
}
