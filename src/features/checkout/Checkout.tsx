import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { ORDER_NOTE_MAX_LENGTH } from '#contract/shop/policy.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import type { Address } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { AddressBook } from '../addresses/AddressBook.tsx';
import { useAwake } from '../../ui/awake.ts';
import { PriceSummary } from '../cart/PriceSummary.tsx';
import { SignInBanner } from '../cart/SignInBanner.tsx';
import { DeliveryDate } from '../delivery/DeliveryDate.tsx';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { $session } from '../../storage/session.ts';
import { BusinessInvoice } from './BusinessInvoice.tsx';
import type { BusinessForm } from './business-form.ts';
import { OrderedItems } from './OrderedItems.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { $placing, $quote, loadQuote, place } from './checkout-state.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import cartStyles from '../cart/cart.module.css';
import styles from './checkout.module.css';

/** Where to, how to pay, and the order itself. */
function Checkout() {
  const isAwake = useAwake();
  const { isShopper, isStaff } = useStore($session);
  const { value: cart, fault: unread } = useStore($quote);
  const { isUnderWay: isPlacing, fault: unplaced } = useStore($placing);
  const fault = unplaced ?? unread;
  const [address, setAddress] = useState<Address>();
  const [method, setMethod] = useState<PaymentMethod>();
  const [note, setNote] = useState('');
  const [business, setBusiness] = useState<BusinessForm>();

  // Before an address is chosen as well: the page shows what is bought, and then asks where to.
  useEffect(() => {
    if (isShopper) void loadQuote(address?.id);
  }, [isShopper, address]);

  if (!isAwake) return <p className={`waiting ${cartStyles.waiting}`}>{messages.LAZY_LOADING}</p>;
  if (isStaff) return <StaffOffer returnUrl={location.pathname + location.search} />;
  if (!isShopper) return <SignInBanner returnUrl={paths.checkout} />;
  if (!cart && fault) {
    return (
      <>
        <p className="notice bad" role="alert">
          {fault}
        </p>
        <button className="button quiet" type="button" onClick={() => void loadQuote()}>
          {messages.RETRY}
        </button>
      </>
    );
  }
  if (!cart) return <p className={`waiting ${cartStyles.waiting}`}>{messages.LAZY_LOADING}</p>;
  if (cart.cartItems.length === 0) {
    return (
      <div className={cartStyles.empty}>
        <p>{messages.CHECKOUT_NO_ITEMS}</p>
        <a className="button quiet" href="/home">
          {messages.CONTINUE_SHOPPING}
        </a>
      </div>
    );
  }

  const offered = (['PREPAID', 'COD'] as const).filter((way) => cart.summary[way].unavailable === null);
  const chosen = method ?? (offered.length === 1 ? offered[0] : undefined);
  const price = cart.summary[chosen ?? 'COD'];
  return (
    <div className={cartStyles.columns}>
      <div className={styles.steps}>
        <section aria-labelledby="deliver-to">
          <h2 id="deliver-to">Deliver to</h2>
          <AddressBook chosenId={address?.id} onChoose={setAddress} />
        </section>
        <section aria-labelledby="pay-by">
          <h2 id="pay-by">How to pay</h2>
          <PaymentChoice summary={cart.summary} chosen={chosen} onChoose={setMethod} />
        </section>
        <BusinessInvoice value={business} onChange={setBusiness} />
        <section className="field">
          <label htmlFor="order-note">
            A note for the seller <span className="soft">(optional)</span>
          </label>
          <textarea
            id="order-note"
            maxLength={ORDER_NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </section>
      </div>
      <section className={cartStyles.summary} aria-labelledby="order-total">
        <h2 id="order-total">Your order</h2>
        <OrderedItems items={cart.cartItems} />
        <DeliveryDate pin={address?.pinCode} />
        <PriceSummary price={price} pieces={cart.totalItems} />
        {fault && (
          <p className="notice bad" role="alert">
            {fault}
          </p>
        )}
        <button
          className="button"
          type="button"
          disabled={isPlacing}
          onClick={() => void place({ address, method: chosen, note: note.trim(), business })}
        >
          {isPlacing ? messages.PROCESSING : chosen === 'PREPAID' ? 'Pay now' : 'Place order'}
        </button>
        <p className="soft small">You pay exactly this total.</p>
      </section>
    </div>
  );
}

export default withBoundary(Checkout);
