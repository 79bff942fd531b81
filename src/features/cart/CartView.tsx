import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { $session } from '../../storage/session.ts';
import { CartLine } from './CartLine.tsx';
import { CouponBox } from './CouponBox.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { WaysToPay } from './WaysToPay.tsx';
import { useAwake } from '../../ui/awake.ts';
import { $cart, $cartChange, loadCart, removeItem, setQuantity } from './cart-state.ts';
import { $deliveryPin } from '../delivery/delivery-pin.ts';
import { DeliveryDate } from '../delivery/DeliveryDate.tsx';
import { SignInBanner } from './SignInBanner.tsx';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { withBoundary } from '../../ui/Boundary.tsx';
import styles from './cart.module.css';

/** The cart: its items, what they cost, and the way to the checkout. */
function CartView({ returnDays }: { returnDays: number }) {
  const isAwake = useAwake();
  const { isShopper, isStaff } = useStore($session);
  const { value: cart, fault: unread } = useStore($cart);
  const { busyId, fault: unchanged } = useStore($cartChange);
  const fault = unchanged ?? unread;

  // The PIN code may be another one in another tab.
  const pin = useStore($deliveryPin);
  useEffect(() => {
    if (isShopper) void loadCart();
  }, [isShopper, pin]);

  if (!isAwake) return <p className={`waiting ${styles.waiting}`}>{messages.LAZY_LOADING}</p>;
  if (isStaff) return <StaffOffer returnUrl={paths.cart} />;
  if (!isShopper) {
    return (
      <>
        {fault && <Fault text={fault} />}
        <SignInBanner returnUrl={paths.cart} />
        <EmptyCart />
        <a className="button" href={paths.signIn(paths.cart)}>
          {messages.CART_SIGNIN_TO_PROCEED}
        </a>
      </>
    );
  }
  if (!cart) {
    return fault ? (
      <>
        <Fault text={fault} />
        <button className="button quiet" type="button" onClick={() => void loadCart()}>
          {messages.RETRY}
        </button>
      </>
    ) : (
      <p className={`waiting ${styles.waiting}`} role="status">
        {messages.LAZY_LOADING}
      </p>
    );
  }
  if (cart.cartItems.length === 0) return <EmptyCart />;

  const { PREPAID, COD } = cart.summary;
  const price = COD.unavailable !== null && PREPAID.unavailable === null ? PREPAID : COD;
  const obstacle = cart.notServed ?? (price.unavailable === null ? null : PREPAID.unavailable);
  const canOrder = cart.totalItems > 0 && obstacle === null;
  return (
    <div className={`${styles.columns} ${styles.aboveBar}`}>
      <div>
        {fault && <Fault text={fault} />}
        <ul className={styles.lines}>
          {cart.cartItems.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              isBusy={busyId === item.id}
              onQuantity={(quantity) => void setQuantity(item.id, quantity)}
              onRemove={() => void removeItem(item.id)}
            />
          ))}
        </ul>
        <DeliveryDate />
        <p className="soft small">{returnDays}-day easy returns</p>
      </div>
      <section className={styles.summary} aria-labelledby="cart-total">
        <h2 id="cart-total">What it comes to</h2>
        <CouponBox cart={cart} />
        <PriceSummary price={price} pieces={cart.totalItems} />
        <WaysToPay summary={cart.summary} />
        {obstacle && (
          <p className="notice small" id="cart-obstacle">
            {obstacle}
          </p>
        )}
        <div className={styles.bar}>
          <p className={styles.barTotal}>
            <span className="soft small">{price.method === 'PREPAID' ? 'Paid online' : 'Total'}</span>
            <strong className="amount">{formatRupees(price.total)}</strong>
          </p>
          <a
            className="button"
            href={canOrder ? paths.checkout : undefined}
            aria-disabled={!canOrder}
            aria-describedby={obstacle ? 'cart-obstacle' : undefined}
            role={canOrder ? undefined : 'link'}
          >
            Go to checkout
          </a>
        </div>
      </section>
    </div>
  );
}

export default withBoundary(CartView);

function Fault({ text }: { text: string }) {
  return (
    <p className="notice bad" role="alert">
      {text}
    </p>
  );
}

function EmptyCart() {
  return (
    <div className={styles.empty}>
      <p>{messages.CART_EMPTY}</p>
      <a className="button quiet" href="/home">
        {messages.CONTINUE_SHOPPING}
      </a>
    </div>
  );
}
