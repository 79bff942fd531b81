import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import * as messages from '#contract/messages.ts';
import { cartPriceOf } from '#contract/shop/cart-price.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { onChangedElsewhere } from '../../storage/changed-elsewhere.ts';
import { $session } from '../../storage/session.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $bag } from './bag.ts';
import { BagReport } from './BagReport.tsx';
import { BagView } from './BagView.tsx';
import { BundleHints } from './BundleHints.tsx';
import { CartError } from './CartError.tsx';
import { CartLine } from './CartLine.tsx';
import { CartWaiting } from './CartWaiting.tsx';
import { CouponBox } from './CouponBox.tsx';
import { OrderNote } from './OrderNote.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { WaysToPay } from './WaysToPay.tsx';
import { useAwake } from '../../ui/awake.ts';
import {
  $cart,
  $cartChange,
  loadCart,
  moveToCart,
  moveToWishlist,
  removeItem,
  saveForLater,
  setQuantity,
} from './cart-state.ts';
import { SavedItems } from './SavedItems.tsx';
import { $deliveryPin } from '../delivery/delivery-pin.ts';
import { DeliveryDate } from '../delivery/DeliveryDate.tsx';
import { SignInBanner } from './SignInBanner.tsx';
import { OrdersToPay, useOrdersToPay } from '../payment/FinishOrder.tsx';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { useSessionOver } from '../session/session-over.ts';
import { $couponChange } from './coupon-state.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import styles from './cart.module.css';

/** The cart: items, price summary and link to the checkout. */
function CartView({ returnDays }: { returnDays: number }) {
  const { said, saidAny, path } = useSpoken();
  const isAwake = useAwake();
  const { isShopper, isStaff } = useStore($session);
  const bag = useStore($bag);
  const isOver = useSessionOver();
  const { value: cart, error: unread } = useStore($cart);
  const { error: noCoupon } = useStore($couponChange);
  const { busyId, error, done } = useStore($cartChange);

  const toPay = useOrdersToPay(isShopper);
  // Another tab may change the PIN code.
  const pin = useStore($deliveryPin);
  useEffect(() => {
    if (isShopper) void loadCart();
  }, [isShopper, pin]);
  useEffect(() => (isShopper ? onChangedElsewhere(KEPT.cart, () => void loadCart()) : undefined), [isShopper]);

  if (isAwake && isStaff) return <StaffOffer returnUrl={paths.cart} />;
  if (!isAwake || !isShopper) {
    return (
      <>
        {!isAwake && (
          <p className={`waiting ${styles.waiting}`} data-of-person>
            {said(messages.LAZY_LOADING)}
          </p>
        )}
        <div className={styles.visitor} data-of-visitor={isAwake ? undefined : ''}>
          {isAwake && isOver && <CartError text={noCoupon ?? messages.SESSION_EXPIRED} />}
          <SignInBanner returnUrl={paths.cart} />
          {isAwake && bag.items.length > 0 ? (
            <BagView bag={bag} returnDays={returnDays} />
          ) : (
            <>
              {!(isAwake && isOver) && <EmptyCart />}
              <a className="button" href={path(paths.signIn(path(paths.cart)))}>
                {said(messages.CART_SIGNIN_TO_PROCEED)}
              </a>
            </>
          )}
        </div>
      </>
    );
  }
  if (!cart) return <CartWaiting error={unread} onRetry={() => void loadCart()} />;

  const changes = (
    <>
      <BagReport />
      <OrdersToPay orders={toPay} onBack={loadCart} />
      {error ? <CartError text={error.failed} why={error.why} /> : unread && <CartError text={unread} />}
      <Done text={done} />
    </>
  );
  const saved = (
    <SavedItems
      items={cart.savedItems}
      busyId={busyId}
      onMove={(item) => void moveToCart(item)}
      onWishlist={(item) => void moveToWishlist(item)}
      onRemove={(item) => void removeItem(item)}
    />
  );
  if (cart.cartItems.length === 0) {
    return (
      <>
        {changes}
        <EmptyCart />
        {saved}
      </>
    );
  }

  const price = cartPriceOf(cart.summary);
  const obstacle = cart.notServed ?? (price.unavailable === null ? null : cart.summary.PREPAID.unavailable);
  const canOrder = cart.totalItems > 0 && obstacle === null;
  return (
    <div className={`${styles.columns} ${styles.aboveBar}`}>
      <div>
        {changes}
        <ul className={styles.lines}>
          {cart.cartItems.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              isBusy={busyId === item.id}
              hasDay={cart.deliveryDate !== null}
              onQuantity={(quantity) => void setQuantity(item.id, quantity)}
              onSave={() => void saveForLater(item)}
              onRemove={() => void removeItem(item)}
            />
          ))}
        </ul>
        <OrderNote />
        <DeliveryDate cart={cart} pin={pin} />
        <p className="soft small">{said('{days}-day easy returns', { days: returnDays })}</p>
        {saved}
      </div>
      <section className={`panel ${styles.summary}`} aria-labelledby="cart-total">
        <h2 id="cart-total">{said('Price details')}</h2>
        <CouponBox cart={cart} />
        <BundleHints hints={cart.bundleHints} />
        <PriceSummary price={price} pieces={cart.totalItems} />
        <WaysToPay summary={cart.summary} />
        {obstacle && (
          <p className="notice small" id="cart-obstacle">
            {saidAny(obstacle)}
          </p>
        )}
        <div className={styles.bar}>
          <p className={styles.barTotal}>
            <span className="soft small">{said(price.method === 'PREPAID' ? 'Paid online' : 'Total')}</span>
            <strong className="amount">{formatRupees(price.total)}</strong>
          </p>
          <a
            className="button"
            href={canOrder ? path(paths.checkout) : undefined}
            aria-disabled={!canOrder}
            aria-describedby={obstacle ? 'cart-obstacle' : undefined}
            role={canOrder ? undefined : 'link'}
          >
            {said('Go to checkout')}
          </a>
        </div>
      </section>
    </div>
  );
}

export default withBoundary(CartView);

/** Announces the last change. Takes the focus if the focused element was removed. */
function Done({ text }: { text: string | undefined }) {
  const { saidAny } = useSpoken();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text && document.activeElement === document.body) status.current?.focus();
  }, [text]);
  return (
    <p className={text ? 'small' : undefined} role="status" tabIndex={-1} ref={status}>
      {text && saidAny(text)}
    </p>
  );
}

function EmptyCart() {
  const { said, language, path } = useSpoken();
  return (
    <div className={styles.empty} data-cart-empty>
      <p>{said(messages.CART_EMPTY)}</p>
      <a className="button quiet" href={language === 'en' ? '/home' : path(paths.home)}>
        {said(messages.CONTINUE_SHOPPING)}
      </a>
    </div>
  );
}
