import { useStore } from '@nanostores/react';
import { imageUrl } from '#contract/pages/image-url.ts';
import { paths } from '../../paths.ts';
import { useAwake } from '../../ui/awake.ts';
import { $bag } from '../cart/bag.ts';
import { $pendingAction, dropPendingAction } from '../session/pending-action.ts';
import type { PendingAction, PendingKind } from '../session/pending-action.ts';
import styles from './sign-in.module.css';

const TEXT: Record<PendingKind, string> = {
  cart: 'Added to your cart once you sign in.',
  buyNow: 'You can order it once you sign in.',
  wishlist: 'Added to your wishlist once you sign in.',
  review: 'You can write your review once you sign in.',
  notify: 'We email you when it is back, once you sign in.',
};

/** The pending action and the bag, which are done after signing in. */
export function WhatWaits({ id }: { id: string }) {
  const isAwake = useAwake();
  const action = useStore($pendingAction, { ssr: () => null });
  if (!isAwake) return null;
  return (
    <>
      {action && <LastClick id={id} action={action} />}
      <BagNote action={action} />
    </>
  );
}

/** The other items of the bag. */
function BagNote({ action }: { action: PendingAction | null }) {
  const { items } = useStore($bag);
  const count = items.length - (action?.kind === 'cart' ? 1 : 0);
  if (count <= 0) return null;
  return (
    <p className="small">
      {count} {action?.kind === 'cart' ? 'more ' : ''}
      {count === 1 ? 'item is' : 'items are'} added to your cart once you sign in.{' '}
      <a href={paths.cart}>See {count === 1 ? 'it' : 'them'}</a>
    </p>
  );
}

function LastClick({ id, action: { kind, what, shown } }: { id: string; action: PendingAction }) {
  const quantity = 'quantity' in what && what.quantity > 1 ? `${what.quantity} items` : '';
  const details = [shown.size, quantity].filter(Boolean).join(' · ');
  return (
    <div className={`panel ${styles.waits}`}>
      {shown.picture && <img src={imageUrl(shown.picture, 200, 'webp')} width="72" height="72" alt="" />}
      <div id={id}>
        <p>
          <strong>{shown.name}</strong>
        </p>
        {details && <p className="soft small">{details}</p>}
        <p className={`small ${styles.promise}`}>{TEXT[kind]}</p>
      </div>
      <button className="link small" type="button" onClick={dropPendingAction}>
        Not now<span className="visually-hidden">: {shown.name}</span>
      </button>
    </div>
  );
}
