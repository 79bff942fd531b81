import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { ReturnCard } from '../returns/ReturnCard.tsx';
import { myReturns } from '../returns/return-state.ts';
import styles from './account.module.css';

/** The shopper's returns, newest first, and a link to request another. */
export function Returns() {
  const { said, path } = useSpoken();
  const { value: returns, error } = useStore(myReturns.$answer);
  useEffect(() => void myReturns.load(), []);
  if (!returns && error) return <Unread error={error} onRetry={() => void myReturns.load()} />;
  if (!returns) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  return (
    <>
      {returns.length === 0 && <p>{said('You have not returned anything.')}</p>}
      <h2 className="visually-hidden">{said('Your returns')}</h2>
      <ul className={styles.cards}>
        {returns.map((back) => (
          <li key={back.id}>
            <ReturnCard back={back} />
          </li>
        ))}
      </ul>
      <a className="button quiet" href={path(paths.returnOrder)}>
        {said('Return an item')}
      </a>
    </>
  );
}
