import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { storedDraft } from '../../forms/stored-draft.ts';
import * as messages from '#contract/messages.ts';
import type { Cart } from '../../api/wire.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { CouponOffers } from './CouponOffers.tsx';
import { $couponChange, enterCoupon, takeCouponOff } from './coupon-state.ts';
import styles from './coupons.module.css';

/** The response does not give the reason, so that codes cannot be guessed. */
const CODE_HINT = 'Please check the spelling. It may also be over, used up or not started yet.';

/** A typed code that is not applied yet. */
const draft = storedDraft<{ code: string }>('coupon');

/** The cart's coupon: the field for a code, the applied code, and the public coupons. */
export function CouponBox({ cart }: { cart: Cart }) {
  const { said, saidAny } = useSpoken();
  const { isUnderWay, error } = useStore($couponChange);
  const [code, setCode] = useState(() => draft.get().code ?? '');
  const type = (text: string) => {
    setCode(text);
    draft.set({ code: text });
  };
  const { enteredCoupon: entered, couponCode } = cart;
  const isEmpty = cart.totalItems === 0;
  return (
    <section className={styles.coupons} aria-labelledby="coupon-title">
      <h3 id="coupon-title">{said('Coupon')}</h3>
      {couponCode && couponCode !== entered?.code && (
        <p className="small">{saidWith('{code} is applied automatically.', { code: <strong>{couponCode}</strong> })}</p>
      )}
      {entered ? (
        <>
          <p className={styles.entered}>
            <strong>{entered.code}</strong>
            <button
              className="link"
              type="button"
              disabled={isUnderWay}
              onClick={() => void takeCouponOff(entered.code)}
            >
              {said('Remove')}
              <span className="visually-hidden">{said(' coupon {code}', { code: entered.code })}</span>
            </button>
          </p>
          {entered.notice && <p className="notice small">{saidAny(entered.notice)}</p>}
        </>
      ) : (
        <form
          className={styles.entry}
          onSubmit={(event) => {
            event.preventDefault();
            void enterCoupon(code).then((isIn) => isIn && type(''));
          }}
        >
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
            aria-describedby={error || isEmpty ? 'coupon-fault' : undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => type(event.target.value)}
          />
          <button className="button quiet" type="submit" disabled={isUnderWay || isEmpty || code.trim() === ''}>
            {said(messages.COUPON_APPLY)}
          </button>
        </form>
      )}
      {(error || isEmpty) && (
        <p className="fault" id="coupon-fault" role="alert">
          {saidAny(error ?? messages.COUPON_EMPTY_CART)}
          {error === messages.COUPON_NOT_VALID && ` ${said(CODE_HINT)}`}
        </p>
      )}
      <CouponOffers cart={cart} isBusy={isUnderWay || isEmpty} />
    </section>
  );
}
