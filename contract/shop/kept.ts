/**
 * The prefix of all keys in the browser's storage. Increase its number when the shape of a value changes: all values
 * are then dropped. Storage is read synchronously, so nothing has to wait for it (the specification allows five
 * seconds).
 */
const PREFIX = 'ratnahaat:1:';

/** The storage keys of the shop's pages and the console in a browser. */
export const KEPT = {
  jwt: `${PREFIX}jwt`,
  role: `${PREFIX}role`,
  handle: `${PREFIX}handle`,
  signedOut: `${PREFIX}signed-out`,
  theme: `${PREFIX}theme`,
  language: `${PREFIX}language`,
  consoleLanguage: `${PREFIX}console-language`,
  cart: `${PREFIX}cart`,
  bag: `${PREFIX}bag`,
  bagReport: `${PREFIX}bag-report`,
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
  visitSource: `${PREFIX}visit-source`,
  socialProof: `${PREFIX}social-proof`,
  socialProofNext: `${PREFIX}social-proof:next`,
} as const;
export type KeptKey = (typeof KEPT)[keyof typeof KEPT];

/** Values of the device or of the visit, not of a person: they stay at sign-out. */
const OF_THE_DEVICE: readonly string[] = [KEPT.theme, KEPT.handle, KEPT.signedOut, KEPT.visitSource];

/** Returns whether a storage key contains data of the person who was signed in. */
export function isOfThePerson(key: string): boolean {
  return key.startsWith(PREFIX) && !OF_THE_DEVICE.includes(key);
}
