import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { onChangedElsewhere } from '../../storage/changed-elsewhere.ts';
import { readContents } from './contents.ts';
import { WishlistCard } from './WishlistCard.tsx';
import { $wishlist, $wishlistChange, loadWishlist, moveToCart, removeProduct } from './wishlist-state.ts';
import styles from './wishlist.module.css';

/** Reloads the wishlist if another tab has changed its contents. */
function loadIfOther(found: unknown): void {
  const shown = $wishlist.get().value?.products.map(({ id }) => id) ?? [];
  const { ids } = readContents(found);
  if (ids.length !== shown.length || ids.some((id) => !shown.includes(id))) void loadWishlist();
}

/** The products of the wishlist with their actions, loaded when shown. */
export function WishlistItems() {
  const { said, saidAny, path } = useSpoken();
  const { value: list, error: unread } = useStore($wishlist);
  const { busyId, error } = useStore($wishlistChange);
  useEffect(() => void loadWishlist(), []);
  useEffect(() => onChangedElsewhere(KEPT.wishlist, loadIfOther), []);

  if (!list && unread) return <Unread error={unread} onRetry={() => void loadWishlist()} />;
  if (!list) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  const { products } = list;
  return (
    <>
      {(error ?? unread) && (
        <p className="notice bad" role="alert">
          {saidAny((error ?? unread)!)}
          <ErrorAdvice error={error ?? unread} />
        </p>
      )}
      <Count of={products.length} />
      {products.length === 0 ? (
        <Empty />
      ) : (
        <ul className={styles.products}>
          {products.map((product) => (
            <WishlistCard
              key={product.id}
              product={product}
              isBusy={busyId === product.id}
              onMove={(option) => void moveToCart(product, option)}
              onRemove={() => void removeProduct(product)}
            />
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <p className="small">
          <a href={path(paths.dashboard('notices'))}>
            {said('Choose whether we email you when one of these costs less')}
          </a>
        </p>
      )}
    </>
  );
}

/** The number of products. Takes the focus if the focused element was removed. */
function Count({ of: count }: { of: number }) {
  const { said } = useSpoken();
  const status = useRef<HTMLParagraphElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (isLess && document.activeElement === document.body) status.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <p className={`${styles.count} soft small`} tabIndex={-1} ref={status}>
      {count > 0 && said(count === 1 ? '{count} item' : '{count} items', { count })}
    </p>
  );
}

function Empty() {
  const { said, path } = useSpoken();
  return (
    <div className={styles.empty}>
      <p>{said(messages.WISHLIST_EMPTY)}</p>
      <p className="soft small">{said('Tap the heart on anything you like to save it here.')}</p>
      <p className={styles.ways}>
        <a className="button" href={path(paths.shop)}>
          {said(messages.CONTINUE_SHOPPING)}
        </a>
        <a className="button quiet" href={path(paths.collections)}>
          {said('See the collections')}
        </a>
      </p>
    </div>
  );
}
