import { useStore } from '@nanostores/react';
import { imageUrl } from '#contract/pages/image-url.ts';
import { useAwake } from '../../ui/awake.ts';
import { $pendingAction } from '../session/pending-action.ts';
import type { PendingKind } from '../session/pending-action.ts';
import styles from './sign-in.module.css';

const TEXT: Record<PendingKind, string> = {
  cart: 'Added to your cart once you sign in.',
  buyNow: 'You can order it once you sign in.',
  wishlist: 'Added to your wishlist once you sign in.',
  review: 'You can write your review once you sign in.',
  notify: 'We email you when it is back, once you sign in.',
};

/** The pending action, which runs after signing in. */
export function WhatWaits({ id }: { id: string }) {
  const isAwake = useAwake();
  const action = useStore($pendingAction, { ssr: () => null });
  if (!isAwake || !action) return null;
  const { kind, what, shown } = action;
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
      <button className="link small" type="button" onClick={() => $pendingAction.set(null)}>
        Not now<span className="visually-hidden">: {shown.name}</span>
      </button>
    </div>
  );
}
