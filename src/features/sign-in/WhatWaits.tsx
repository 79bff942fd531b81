import { useStore } from '@nanostores/react';
import { imageUrl } from '#contract/pages/image-url.ts';
import { paths } from '../../paths.ts';
import { useAwake } from '../../ui/awake.ts';
import { $bag } from '../cart/bag.ts';
import { $pendingAction, dropPendingAction } from '../session/pending-action.ts';
import type { PendingAction, PendingKind } from '../session/pending-action.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './sign-in.module.css';

const TEXT = {
  cart: 'Added to your cart once you sign in.',
  buyNow: 'You can order it once you sign in.',
  wishlist: 'Added to your wishlist once you sign in.',
  review: 'You can write your review once you sign in.',
  notify: 'We email you when it is back, once you sign in.',
} as const satisfies Record<PendingKind, string>;

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
  const { said, path } = useSpoken();
  const { items } = useStore($bag);
  const count = items.length - (action?.kind === 'cart' ? 1 : 0);
  if (count <= 0) return null;
  return (
    <p className="small">
      {said(bagText(count, action?.kind === 'cart'), { count })}{' '}
      <a href={path(paths.cart)}>{said(count === 1 ? 'See it' : 'See them')}</a>
    </p>
  );
}

function bagText(count: number, hasMore: boolean) {
  if (count === 1) {
    return hasMore
      ? '{count} more item is added to your cart once you sign in.'
      : '{count} item is added to your cart once you sign in.';
  }
  return hasMore
    ? '{count} more items are added to your cart once you sign in.'
    : '{count} items are added to your cart once you sign in.';
}

function LastClick({ id, action: { kind, what, shown } }: { id: string; action: PendingAction }) {
  const { said } = useSpoken();
  const quantity = 'quantity' in what && what.quantity > 1 ? said('{count} items', { count: what.quantity }) : '';
  const details = [shown.size, quantity].filter(Boolean).join(' · ');
  return (
    <div className={`panel ${styles.waits}`}>
      {shown.picture && <img src={imageUrl(shown.picture, 200, 'webp')} width="72" height="72" alt="" />}
      <div id={id}>
        <p>
          <strong>
            <OwnText text={shown.name} />
          </strong>
        </p>
        {details && <p className="soft small">{details}</p>}
        <p className={`small ${styles.promise}`}>{said(TEXT[kind])}</p>
      </div>
      <button className="link small" type="button" onClick={dropPendingAction}>
        {said('Not now')}
        <span className="visually-hidden">: {shown.name}</span>
      </button>
    </div>
  );
}
