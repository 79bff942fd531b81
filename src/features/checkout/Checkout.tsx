import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { pinDigits, pinFault } from '#contract/shop/india.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { ORDER_NOTE_MAX_LENGTH } from '#contract/shop/policy.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import type { Address } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { useAwake } from '../../ui/awake.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { PriceSummary } from '../cart/PriceSummary.tsx';
import { SignInBanner } from '../cart/SignInBanner.tsx';
import { DeliveryDate } from '../delivery/DeliveryDate.tsx';
import { OrdersToPay, useOrdersToPay } from '../payment/FinishOrder.tsx';
import { $ordersToPay } from '../payment/orders-to-pay.ts';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { $addresses } from '../addresses/address-state.ts';
import { onChangedElsewhere } from '../../storage/changed-elsewhere.ts';
import { $session } from '../../storage/session.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { BusinessInvoice } from './BusinessInvoice.tsx';
import { Decision } from './Decision.tsx';
import { DeliverTo } from './DeliverTo.tsx';
import { GiftWrap } from './GiftWrap.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import {
  $note,
  $placing,
  $quote,
  changeBusiness,
  loadQuote,
  place,
  resumeCheckout,
  writeNote,
} from './checkout-state.ts';
import { $draft, noteDraft, takeUpDraft } from './draft.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import cartStyles from '../cart/cart.module.css';
import styles from './checkout.module.css';

interface Props {
  /** Cash-on-delivery orders above this total in rupees need a confirmation by mail; null for none. */
  confirmCodAbove: number | null;
  /** Whether sellers offer gift wrapping. */
  wrapsGifts: boolean;
  returnDays: number;
}

/** The checkout: address, payment method and order. */
function Checkout(props: Props) {
  const { said } = useSpoken();
  const isAwake = useAwake();
  const { isShopper, isStaff } = useStore($session);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isShopper) return;
    takeUpDraft();
    setReady(true);
  }, [isShopper]);

  if (!isAwake) return <Waiting />;
  if (isStaff) return <StaffOffer returnUrl={location.pathname + location.search} />;
  if (!isShopper) {
    return (
      <>
        {isReady && (
          <p className="notice" role="alert">
            {said(messages.SESSION_EXPIRED)} {said('What you entered is kept.')}
          </p>
        )}
        <SignInBanner returnUrl={location.pathname + location.search} />
      </>
    );
  }
  return isReady ? <Order {...props} /> : <Waiting />;
}

export default withBoundary(Checkout);

function Order({ confirmCodAbove, wrapsGifts, returnDays }: Props) {
  const { said, saidAny, language, path } = useSpoken();
  const { value: cart, error: unread } = useStore($quote);
  const { isUnderWay: isPlacing, error: unplaced, about, businessErrors, changed } = useStore($placing);
  const draft = useStore($draft);
  const note = useStore($note);
  const [address, setAddress] = useState<Address>();
  const [unsaved, setUnsaved] = useState<string>();
  const { value: addresses, error: noAddresses } = useStore($addresses);
  const toPay = useOrdersToPay(true);
  const { error: unlisted } = useStore($ordersToPay);
  const choose = useCallback((chosen: Address | undefined) => setAddress(chosen), []);
  const formId = useId();
  const error = unplaced ?? unsaved ?? unread;
  const draftPin = pinDigits(draft.address.pinCode ?? '');
  const pin = address?.pinCode ?? (pinFault(draftPin) ? undefined : draftPin);
  const addressId = address?.id;

  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resumeCheckout();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  useEffect(() => onChangedElsewhere(KEPT.cart, () => void loadQuote({ addressId, pinCode: pin })), [addressId, pin]);
  // Also without an address: the page shows the items first.
  useEffect(() => {
    void loadQuote({ addressId, pinCode: pin });
  }, [addressId, pin]);
  useEffect(() => {
    if (about === 'payment') document.querySelector<HTMLElement>('#payment-choice input:enabled')?.focus();
    if (about === 'business') document.querySelector<HTMLElement>('#business-invoice [aria-invalid=true]')?.focus();
  }, [about, unplaced]);

  if (!cart && error) {
    return (
      <>
        <p className="notice bad" role="alert">
          {saidAny(error)}
          <ErrorAdvice error={error} />
        </p>
        <button className="button quiet" type="button" onClick={() => void loadQuote()}>
          {said(messages.RETRY)}
        </button>
      </>
    );
  }
  const isListed = toPay !== undefined || unlisted !== undefined;
  if (!cart || (cart.cartItems.length === 0 && !isListed)) return <Waiting />;
  const waitingOrders = <OrdersToPay orders={toPay} onBack={() => loadQuote({ addressId, pinCode: pin })} />;
  if (cart.cartItems.length === 0) {
    return (
      <>
        {waitingOrders}
        {!toPay?.length && (
          <div className={cartStyles.empty}>
            <p>{said(messages.CHECKOUT_NO_ITEMS)}</p>
            <a className="button quiet" href={language === 'en' ? '/home' : path(paths.home)}>
              {said(messages.CONTINUE_SHOPPING)}
            </a>
          </div>
        )}
      </>
    );
  }

  const offered = (['PREPAID', 'COD'] as const).filter((way) => cart.summary[way].unavailable === null);
  const preferred = draft.method !== undefined && offered.includes(draft.method) ? draft.method : undefined;
  const method: PaymentMethod | undefined = preferred ?? (offered.length === 1 ? offered[0] : undefined);
  const price = cart.summary[method ?? offered.at(-1) ?? 'COD'];
  const hasForm = address === undefined && addresses?.length === 0;
  // The button needs an address to send.
  const isPlaceKnown = address !== undefined || hasForm || noAddresses !== undefined;
  const order = (to: Address | undefined) =>
    place({
      address: to,
      method,
      note,
      gift: wrapsGifts ? draft.gift : undefined,
      business: draft.business,
      messages: draft.messages,
    });
  return (
    <div className={`${cartStyles.columns} ${cartStyles.aboveBar}`}>
      <div className={styles.steps}>
        {waitingOrders}
        <section aria-labelledby="deliver-to">
          <h2 id="deliver-to">{said('Deliver to')}</h2>
          <DeliverTo
            chosen={address}
            onChoose={choose}
            formId={formId}
            onSaved={(saved) => {
              setAddress(saved);
              void order(saved);
            }}
            onFailure={setUnsaved}
          />
          {cart.notServed && <p className="fault">{saidAny(cart.notServed)}</p>}
        </section>
        <section aria-labelledby="pay-by">
          <h2 id="pay-by">{said('How to pay')}</h2>
          <PaymentChoice
            summary={cart.summary}
            chosen={method}
            isMissing={about === 'payment' && method === undefined}
            confirmCodAbove={confirmCodAbove}
            cashDecision={cart.cashDecision}
            onChoose={(chosen) => noteDraft({ method: chosen })}
          />
        </section>
        {wrapsGifts && (
          <GiftWrap value={draft.gift} isCash={method === 'COD'} onChange={(gift) => noteDraft({ gift })} />
        )}
        <BusinessInvoice
          value={draft.business}
          showsAll={about === 'business'}
          refused={businessErrors}
          onChange={changeBusiness}
        />
        <OrderMessages value={draft.messages} onChange={(consent) => noteDraft({ messages: consent })} />
        <section className="field">
          <label htmlFor="order-note">
            {said('A note for the seller')} <span className="soft">{said('(optional)')}</span>
          </label>
          <textarea
            id="order-note"
            maxLength={ORDER_NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => writeNote(event.target.value)}
          />
        </section>
      </div>
      <section className={`panel ${cartStyles.summary}`} aria-labelledby="order-total">
        <h2 id="order-total">{said('Your order')}</h2>
        <OrderedItems items={cart.cartItems} />
        <DeliveryDate cart={cart} pin={pin} />
        <PriceSummary price={price} pieces={cart.totalItems} />
        {error && changed && <Decision error={error} changed={changed} onGoOn={() => void order(address)} />}
        <div className={cartStyles.bar}>
          {error && !changed && about !== 'payment' && <BarError error={error} takesFocus={about === undefined} />}
          <p className={cartStyles.barTotal}>
            <span className="soft small">{said(method === 'COD' ? 'To pay on delivery' : 'Total')}</span>
            <strong className="amount">{formatRupees(price.total)}</strong>
          </p>
          <button
            className="button"
            type={hasForm ? 'submit' : 'button'}
            form={hasForm ? formId : undefined}
            disabled={isPlacing || offered.length === 0 || !isPlaceKnown}
            aria-describedby={offered.length === 0 ? 'payment-COD' : undefined}
            onClick={hasForm ? undefined : () => void order(address)}
          >
            {said(isPlacing ? messages.PROCESSING : method === 'PREPAID' ? 'Pay now' : 'Place order')}
          </button>
        </div>
        <p className="soft small">
          {said('You pay exactly this total.')}{' '}
          {said(
            returnDays === 1
              ? 'Return or exchange within {days} day of delivery.'
              : 'Return or exchange within {days} days of delivery.',
            { days: returnDays },
          )}
        </p>
      </section>
    </div>
  );
}

/** Why the order was not placed, above the pressed button; on phones in the fixed bar. */
function BarError({ error, takesFocus }: { error: string; takesFocus: boolean }) {
  const { saidAny } = useSpoken();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus({ preventScroll: true });
    // In a low window the bar is not fixed.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error, takesFocus]);
  return (
    <p className={`notice bad ${cartStyles.barFault}`} role="alert" tabIndex={-1} ref={notice}>
      {saidAny(error)}
      <ErrorAdvice error={error} />
    </p>
  );
}

function Waiting() {
  const { said } = useSpoken();
  return <p className={`waiting ${cartStyles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
}
