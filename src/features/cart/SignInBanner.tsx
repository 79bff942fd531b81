import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import styles from './cart.module.css';

/** Asks visitors to sign in where only customers can continue. */
export function SignInBanner({ returnUrl }: { returnUrl: string }) {
  return (
    <p className={`notice ${styles.banner}`}>
      {messages.CART_SIGNIN_BANNER} <a href={paths.signIn(returnUrl)}>{messages.SIGN_IN}</a>
    </p>
  );
}
