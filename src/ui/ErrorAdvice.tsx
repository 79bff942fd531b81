import * as messages from '#contract/messages.ts';
import { useSpoken } from './use-spoken.ts';

const AGAIN = 'Please check your connection and try again.';
const CART_IS_SAFE = 'Your cart is safe. Please check your connection and try again.';
const ORDER_AGAIN =
  'Nothing was charged. Please check your connection and press the button again: your order is placed only once.';

/** Advice about money and data for the specification's failure messages. */
const ADVICE = {
  [messages.CHECKOUT_ORDER_ERROR]: ORDER_AGAIN,
  [messages.ORDER_CREATE_FAILED]: ORDER_AGAIN,
  [messages.CHECKOUT_PROCEED_FAILED]: CART_IS_SAFE,
  [messages.CART_FETCH_FAILED]: CART_IS_SAFE,
  // The cancellation may have succeeded without its response.
  [messages.ORDER_CANCEL_ERROR]: 'Please reload the page to see whether it is cancelled, and try again if it is not.',
  [messages.ADDRESS_CREATE_FAILED]: 'What you entered is still here. Please check your connection and try again.',
  [messages.ADDRESS_UPDATE_FAILED]: AGAIN,
  [messages.ADDRESS_DELETE_FAILED]: AGAIN,
  [messages.ADDRESSES_FETCH_FAILED]: AGAIN,
  [messages.ORDER_HISTORY_FAILED]: AGAIN,
  [messages.ORDER_FETCH_FAILED]: AGAIN,
  [messages.WISHLIST_FETCH_FAILED]: AGAIN,
  [messages.REVIEWS_FETCH_FAILED]: AGAIN,
  [messages.PROFILE_FETCH_FAILED]: AGAIN,
  [messages.OTP_SEND_FAILED]: AGAIN,
  [messages.SIGNIN_FAILED]: AGAIN,
  [messages.SIGNUP_FAILED]: AGAIN,
  [messages.UNEXPECTED_ERROR]: AGAIN,
} as const;

const hasAdvice = (error: string): error is keyof typeof ADVICE => Object.hasOwn(ADVICE, error);

/** A line of advice below a failure message; nothing below a refusal, which contains its advice. */
export function ErrorAdvice({ error }: { error: string | undefined }) {
  const { said } = useSpoken();
  return error !== undefined && hasAdvice(error) ? (
    <>
      <br />
      {said(ADVICE[error])}
    </>
  ) : null;
}
