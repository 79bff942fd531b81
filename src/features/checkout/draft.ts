import { atom } from 'nanostores';
import { KEPT } from '#contract/shop/kept.ts';
import type { MessageChannel } from '#contract/shop/message-consents.ts';
import type { Language } from '#contract/languages.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import type { AddCartItem } from '../../api/wire.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { $session } from '../../storage/session.ts';
import type { AddressValues } from '../addresses/address-values.ts';
import type { BusinessForm } from './business-form.ts';

/** The consent that goes with the order. */
export interface OrderConsent {
  channels: MessageChannel[];
  language: Language;
}

/** The shopper's input at the checkout. */
export interface Draft {
  /** The author: nobody else sees it. */
  person: string | undefined;
  address: Partial<AddressValues>;
  method: PaymentMethod | undefined;
  /** The note of a direct purchase; the cart's note is stored with the cart. */
  note: string;
  /** Set for gifts, with the text of the card. */
  gift: { message: string } | undefined;
  /** Set for business buyers. */
  business: BusinessForm | undefined;
  /** The consent to messages that goes with the order, once the shopper has chosen. */
  messages: OrderConsent | undefined;
  /** The item of a direct purchase. */
  item: AddCartItem | undefined;
}

const EMPTY: Draft = {
  person: undefined,
  address: {},
  method: undefined,
  note: '',
  gift: undefined,
  business: undefined,
  messages: undefined,
  item: undefined,
};

/** In session storage: it survives a reload and the end of the session, but not signing out. */
const inTab = storedValue<Draft>(
  KEPT.checkoutDraft,
  (found) => ({ ...EMPTY, ...(found as Partial<Draft> | undefined) }),
  () => sessionStorage,
);

export const $draft = atom<Draft>(EMPTY);

/** Restores the same shopper's draft of this tab. */
export function takeUpDraft(): void {
  const { person } = $session.get();
  const found = inTab.get();
  $draft.set(found.person === person ? found : { ...EMPTY, person });
}

/** Stores a change of the draft. */
export function noteDraft(change: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...change });
  inTab.set($draft.get());
}

/** Restores the choices of an order that went back to the cart, unless the same shopper has made others since. */
export function keepForCheckout(choices: Partial<Pick<Draft, 'gift' | 'business'>>): void {
  takeUpDraft();
  const { gift, business } = $draft.get();
  noteDraft({ gift: gift ?? choices.gift, business: business ?? choices.business });
}

/** Removes the draft once its order is placed. */
export function dropDraft(): void {
  inTab.clear();
  $draft.set(EMPTY);
}
