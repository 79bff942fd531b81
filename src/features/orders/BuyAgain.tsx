import { useState } from 'react';
import * as messages from '#contract/messages.ts';
import type { Order } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { buyAgain } from './buy-again.ts';
import type { BoughtAgain } from './buy-again.ts';
import styles from './orders.module.css';

/** Adds the items of an order to the cart, and lists what is unavailable and why. */
export function BuyAgain({ order, isMain = false }: { order: Order; isMain?: boolean }) {
  const { said } = useSpoken();
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState<BoughtAgain[]>();

  async function run() {
    setPending(true);
    setDone(undefined);
    setDone(await buyAgain(order));
    setPending(false);
  }

  return (
    <>
      <button
        className={isMain ? 'button' : 'button quiet'}
        type="button"
        disabled={isPending}
        onClick={() => void run()}
      >
        {said(isPending ? messages.PROCESSING : 'Buy again')}
      </button>
      <div className={styles.again} role="status">
        {done && <Outcome done={done} />}
      </div>
    </>
  );
}

function Outcome({ done }: { done: BoughtAgain[] }) {
  const { said, saidAny, path } = useSpoken();
  const inCart = done.filter(({ isInCart }) => isInCart);
  const left = done.filter(({ reason }) => reason !== null);
  return (
    <div className={inCart.length > 0 ? 'notice good' : 'notice bad'}>
      {inCart.length > 0 ? (
        <p>
          {saidWith('In your cart: {names}.', { names: <OwnText text={inCart.map(({ name }) => name).join(', ')} /> })}{' '}
          <a href={path(paths.cart)}>{said('Go to cart')}</a>
        </p>
      ) : (
        <p>{said('Nothing from this order is available at the moment.')}</p>
      )}
      {left.length > 0 && (
        <ul>
          {left.map(({ name, reason }) => (
            <li key={name}>
              <OwnText text={name} />: {reason && saidAny(reason)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
