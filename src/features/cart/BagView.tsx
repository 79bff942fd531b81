import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as messages from '#contract/messages.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import { cartPriceOf } from '#contract/shop/cart-price.ts';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { DeliveryDate } from '../delivery/DeliveryDate.tsx';
import { $deliveryPin } from '../delivery/delivery-pin.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { BAG_ITEM_GONE, typeCoupon } from './bag.ts';
import type { Bag, BagItem } from './bag.ts';
import { $bagPreview, loadBagPreview } from './bag-preview.ts';
import { BundleHints } from './BundleHints.tsx';
import { CartError } from './CartError.tsx';
import { CartLine } from './CartLine.tsx';
import { CartWaiting } from './CartWaiting.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { priceChange } from './send-bag.ts';
import { WaysToPay } from './WaysToPay.tsx';
import styles from './cart.module.css';
import couponStyles from './coupons.module.css';

/**
 * The cart of a visitor, with present prices, stock and delivery. Quantities, removal and coupons need a signed-in
 * shopper; the banner above says so.
 */
export function BagView({ bag, returnDays }: { bag: Bag; returnDays: number }) {
  const { said, saidAny, path } = useSpoken();
  const { value: preview, error } = useStore($bagPreview);
  const pin = useStore($deliveryPin);
  const contents = bag.items.map(({ skuId, size, quantity }) => `${skuId} ${size} ${quantity}`).join('\n');
  useEffect(() => {
    void loadBagPreview();
  }, [contents, pin]);

  if (!preview) return <CartWaiting error={error} onRetry={() => void loadBagPreview()} />;
  const { cart, gone } = preview;
  const price = cartPriceOf(cart.summary);
  const isGone = (item: BagItem) => gone.some(({ skuId, size }) => skuId === item.skuId && size === item.size);
  const chosen = (skuId: number, size: string) =>
    bag.items.find((item) => item.skuId === skuId && (item.size === size || item.size === ''));
  return (
    <div className={`${styles.columns} ${styles.aboveBar}`}>
      <div>
        {error && <CartError text={error} />}
        <ul className={styles.lines}>
          {cart.cartItems.map((item) => {
            const before = chosen(item.skuId, item.size)?.unitPrice ?? item.unitSellingPrice;
            return (
              <CartLine
                key={`${item.skuId} ${item.size}`}
                item={item}
                isBusy={false}
                isLocked
                note={item.quantity > 0 ? priceChange(before, item.unitSellingPrice) : undefined}
                hasDay={cart.deliveryDate !== null}
              />
            );
          })}
          {bag.items.filter(isGone).map((item) => (
            <li key={`${item.skuId} ${item.size}`} className={styles.line}>
              <div className={styles.picture}>
                {item.picture && <img src={imageUrl(item.picture, 200, 'webp')} width="200" height="200" alt="" />}
              </div>
              <div className={styles.words}>
                <h2>
                  <OwnText text={item.name} />
                </h2>
                <p className="fault">{said(BAG_ITEM_GONE) + said('.')}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={`field ${styles.note}`}>
          <label htmlFor="cart-note">
            {said('A note for the seller')} <span className="soft">{said('(optional)')}</span>
          </label>
          <textarea id="cart-note" disabled aria-describedby="bag-note-hint" />
          <p className="soft small" id="bag-note-hint">
            {said('You can write it once you sign in.')}
          </p>
        </div>
        <DeliveryDate cart={cart} pin={pin} />
        <p className="soft small">{said('{days}-day easy returns', { days: returnDays })}</p>
      </div>
      <section className={`panel ${styles.summary}`} aria-labelledby="cart-total">
        <h2 id="cart-total">{said('Price details')}</h2>
        <BagCoupon code={bag.couponCode} automatic={cart.couponCode} />
        <BundleHints hints={cart.bundleHints} />
        <PriceSummary price={price} pieces={cart.totalItems} />
        <WaysToPay summary={cart.summary} />
        {cart.notServed && <p className="notice small">{saidAny(cart.notServed)}</p>}
        <div className={styles.bar}>
          <p className={styles.barTotal}>
            <span className="soft small">{said(price.method === 'PREPAID' ? 'Paid online' : 'Total')}</span>
            <strong className="amount">{formatRupees(price.total)}</strong>
          </p>
          <a className="button" href={path(paths.signIn(path(paths.cart)))}>
            {said(messages.CART_SIGNIN_TO_PROCEED)}
          </a>
        </div>
      </section>
    </div>
  );
}

/** A field for a coupon code. It is applied after the visitor signs in. */
function BagCoupon({ code, automatic }: { code: string; automatic: string | null }) {
  const { said } = useSpoken();
  return (
    <section className={couponStyles.coupons} aria-labelledby="coupon-title">
      <h3 id="coupon-title">{said('Coupon')}</h3>
      {automatic && (
        <p className="small">{saidWith('{code} is applied automatically.', { code: <strong>{automatic}</strong> })}</p>
      )}
      <form className={couponStyles.entry} onSubmit={(event) => event.preventDefault()}>
        <label className="visually-hidden" htmlFor="coupon-code">
          {said('Coupon code')}
        </label>
        <input
          id="coupon-code"
          value={code}
          placeholder={said('Coupon code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-describedby="bag-coupon-hint"
          onChange={(event) => typeCoupon(event.target.value)}
        />
        <button className="button quiet" type="submit" disabled>
          {said(messages.COUPON_APPLY)}
        </button>
      </form>
      <p className="soft small" id="bag-coupon-hint">
        {said('It is applied once you sign in.')}
      </p>
    </section>
  );
}
