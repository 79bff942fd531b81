/**
 * What is kept in a browser begins so; the number goes up when the shape of something changes, and all starts clean. It
 * is read at once, so nothing has to wait for it (the specification's five seconds).
 */
const PREFIX = 'ratnahaat:1:';

/** The keys under which the shop's pages and the console keep things in a browser. */
export const KEPT = {
  jwt: `${PREFIX}jwt`,
  role: `${PREFIX}role`,
  handle: `${PREFIX}handle`,
  signedOut: `${PREFIX}signed-out`,
  theme: `${PREFIX}theme`,
  cart: `${PREFIX}cart`,
  wishlist: `${PREFIX}wishlist`,
  deliveryPincode: `${PREFIX}deliveryPincode`,
  reach: `${PREFIX}reach`,
  pendingAction: `${PREFIX}pending-action`,
  googleRequest: `${PREFIX}google-request`,
  buyNowItem: `${PREFIX}checkout`,
  orderToPay: `${PREFIX}order-to-pay`,
  orderNote: `${PREFIX}order-note`,
  checkoutDraft: `${PREFIX}checkout-draft`,
  formDrafts: `${PREFIX}form-drafts`,
  checkoutAttempt: `${PREFIX}checkout-attempt`,
  festivalCity: `${PREFIX}festival-city`,
  recentlyViewed: `${PREFIX}recent`,
  recentSearches: `${PREFIX}searches`,
  readToday: `${PREFIX}read-today`,
  socialProof: `${PREFIX}social-proof`,
  socialProofNext: `${PREFIX}social-proof:next`,
} as const;
export type KeptKey = (typeof KEPT)[keyof typeof KEPT];

/** What belongs to the device and not to a person: it stays when somebody signs out. */
const OF_THE_DEVICE: readonly string[] = [KEPT.theme, KEPT.handle, KEPT.signedOut];

/** Whether a key of the browser's storage holds something of the person who was here. */
export function isOfThePerson(key: string): boolean {
  return key.startsWith(PREFIX) && !OF_THE_DEVICE.includes(key);
}
