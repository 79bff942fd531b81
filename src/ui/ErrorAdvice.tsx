import * as messages from '#contract/messages.ts';

const AGAIN = 'Please check your connection and try again.';
const ORDER_AGAIN =
  'Nothing was charged. Please check your connection and press the button again: your order is placed only once.';

/** What a failure means for money and data, and what to do, by the words the specification has for it. */
const ADVICE: Record<string, string> = {
  [messages.CHECKOUT_ORDER_ERROR]: ORDER_AGAIN,
  [messages.ORDER_CREATE_FAILED]: ORDER_AGAIN,
  [messages.CHECKOUT_PROCEED_FAILED]: `Your cart is safe. ${AGAIN}`,
  [messages.CART_FETCH_FAILED]: `Your cart is safe. ${AGAIN}`,
  // The answer may be lost of a cancellation that was made.
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

/** A line below a fault whose words say only what failed; nothing below a refusal, which says what to do itself. */
export function ErrorAdvice({ error }: { error: string | undefined }) {
  const advice = error && ADVICE[error];
  return advice ? (
    <>
      <br />
      {advice}
    </>
  ) : null;
}
