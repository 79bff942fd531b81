import * as messages from '#contract/messages.ts';

const AGAIN = 'Please check your connection and try again.';
const ORDER_AGAIN =
  'Nothing was charged. Please check your connection and press the button again: your order is placed only once.';

/** Advice about money and data for the specification's failure messages. */
const ADVICE: Record<string, string> = {
  [messages.CHECKOUT_ORDER_ERROR]: ORDER_AGAIN,
  [messages.ORDER_CREATE_FAILED]: ORDER_AGAIN,
  [messages.CHECKOUT_PROCEED_FAILED]: `Your cart is safe. ${AGAIN}`,
  [messages.CART_FETCH_FAILED]: `Your cart is safe. ${AGAIN}`,
  // The cancellation may have succeeded without its response.
  [messages.ORDER_CANCEL_ERROR]: 'Please reload the page to see whether it is cancelled, and try again if it is not.',
  [messages.ADDRESS_CREATE_FAILED]: `What you entered is still here. ${AGAIN}`,
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
};

/** A line of advice below a failure message; nothing below a refusal, which contains its advice. */
export function ErrorAdvice({ error }: { error: string | undefined }) {
  const advice = error && ADVICE[error];
  return advice ? (
    <>
      <br />
      {advice}
    </>
  ) : null;
}
