import * as messages from '#contract/messages.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { CartError } from './CartError.tsx';
import styles from './cart.module.css';

/** The place of a cart that is not read yet, or why it cannot be read. */
export function CartWaiting({ error, onRetry }: { error: string | undefined; onRetry(): void }) {
  const { said } = useSpoken();
  if (!error)
    return (
      <p className={`waiting ${styles.waiting}`} role="status">
        {said(messages.LAZY_LOADING)}
      </p>
    );
  return (
    <>
      <CartError text={error} />
      <button className="button quiet" type="button" onClick={onRetry}>
        {said(messages.RETRY)}
      </button>
    </>
  );
}
