import { atom } from 'nanostores';
import { KEPT } from '#contract/shop/kept.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import type { AddCartItem } from '../../api/wire.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { $session } from '../../storage/session.ts';
import type { AddressValues } from '../addresses/address-values.ts';
import type { BusinessForm } from './business-form.ts';

/** What a shopper has typed and chosen at the checkout, beside what is the server's. */
export interface Draft {
  /** Who typed it: nobody else is shown it. */
  person: string | undefined;
  address: Partial<AddressValues>;
  method: PaymentMethod | undefined;
  /** For the seller of a direct purchase; that of a cart is kept with the cart. */
  note: string;
  /** Where it is wrapped for somebody, with the words of the card. */
  gift: { message: string } | undefined;
  /** Where a business buys. */
  business: BusinessForm | undefined;
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
  item: undefined,
};

/** In this tab alone: a reload keeps it, and so does a session that ends on the way; signing out does not. */
const inTab = storedValue<Draft>(
  KEPT.checkoutDraft,
  (found) => ({ ...EMPTY, ...(found as Partial<Draft> | undefined) }),
  () => sessionStorage,
);

export const $draft = atom<Draft>(EMPTY);

/** Takes up what the same shopper had typed in this tab. */
export function takeUpDraft(): void {
  const { person } = $session.get();
  const found = inTab.get();
  $draft.set(found.person === person ? found : { ...EMPTY, person });
}

/** Notes what is typed or chosen. */
export function noteDraft(change: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...change });
  inTab.set($draft.get());
}

/** Keeps choices of an order that went back to the cart for the next one, where the same shopper has made none since. */
export function keepForCheckout(choices: Partial<Pick<Draft, 'gift' | 'business'>>): void {
  takeUpDraft();
  const { gift, business } = $draft.get();
  noteDraft({ gift: gift ?? choices.gift, business: business ?? choices.business });
}

/** What was typed has become an order. */
export function dropDraft(): void {
  inTab.clear();
  $draft.set(EMPTY);
}
