import type {
  ADDING_TO_CART,
  ADDRESS_PIN_INVALID,
  ADDRESS_PIN_TEST_PATTERN,
  BUY_NOW,
  CART_ADD_FAILED,
  CONTACT_INVALID,
  CONTACT_SENDING,
  DELIVERY_ESTIMATE_FALLBACK,
  ERROR_SCREEN,
  ERROR_SCREEN_REFRESH,
  HOME_CATEGORY_NO_IMAGE,
  OUT_OF_STOCK,
  PIN_CHANGE,
  PIN_CHECK,
  PIN_CHECK_ERROR,
  PIN_NOT_SERVICEABLE,
  PROCESSING,
  PRODUCT_SHIPS_FROM,
  PRODUCT_SOLD_BY,
  READ_MORE,
  REVIEW_ALREADY_SUBMITTED,
  REVIEW_DELETE_CANCEL,
  REVIEW_DELETE_CONFIRM,
  REVIEWS_EMPTY,
  SELECT_SIZE_COLOR,
  SHARE_PINTEREST_NO_IMAGE,
  STOCK_IN,
  STOCK_OUT,
  UNEXPECTED_ERROR,
  UPDATE_CART,
  WRITE_A_REVIEW,
} from '../messages.ts';
import type * as contactScripts from './en/contact-scripts.ts';
import type * as festivalScripts from './en/festival-scripts.ts';
import type * as productScripts from './en/product-scripts.ts';
import type * as scripts from './en/scripts.ts';
import type { AccountText } from './hi/account-scripts.ts';
import type { SellerText } from './hi/seller-texts.ts';
import type { cartScripts } from './hi/cart-scripts.ts';
import type { formScripts } from './hi/form-scripts.ts';
import type { paymentScripts } from './hi/payment-scripts.ts';
import type { searchScripts } from './hi/search-scripts.ts';
import type { signInScripts } from './hi/sign-in-scripts.ts';

/** An English text that a script writes on a page of any language. */
export type ScriptText =
  | (typeof scripts)[keyof typeof scripts]
  | typeof ADDRESS_PIN_INVALID
  | typeof ADDRESS_PIN_TEST_PATTERN
  | typeof PIN_CHECK_ERROR
  | typeof PIN_NOT_SERVICEABLE
  | typeof SHARE_PINTEREST_NO_IMAGE;

/** An English text that an island or a script writes on a product page only. */
export type ProductScriptText =
  | (typeof productScripts)[keyof typeof productScripts]
  | typeof ADDING_TO_CART
  | typeof BUY_NOW
  | typeof CART_ADD_FAILED
  | typeof DELIVERY_ESTIMATE_FALLBACK
  | typeof ERROR_SCREEN
  | typeof ERROR_SCREEN_REFRESH
  | typeof HOME_CATEGORY_NO_IMAGE
  | typeof OUT_OF_STOCK
  | typeof PIN_CHANGE
  | typeof PIN_CHECK
  | typeof PROCESSING
  | typeof PRODUCT_SHIPS_FROM
  | typeof PRODUCT_SOLD_BY
  | typeof READ_MORE
  | typeof REVIEW_ALREADY_SUBMITTED
  | typeof REVIEW_DELETE_CANCEL
  | typeof REVIEW_DELETE_CONFIRM
  | typeof REVIEWS_EMPTY
  | typeof SELECT_SIZE_COLOR
  | typeof STOCK_IN
  | typeof STOCK_OUT
  | typeof UNEXPECTED_ERROR
  | typeof UPDATE_CART
  | typeof WRITE_A_REVIEW;

/** An English text that a script writes on the contact page only. */
export type ContactScriptText =
  | (typeof contactScripts)[keyof typeof contactScripts]
  | typeof CONTACT_INVALID
  | typeof CONTACT_SENDING;

/** An English text that a script writes on a page of the festival calendar only. */
export type FestivalScriptText = (typeof festivalScripts)[keyof typeof festivalScripts];

/** An English text that an island of a form, of a sign-in or of a purchase says. */
export type PurchaseText =
  | keyof typeof cartScripts
  | keyof typeof formScripts
  | keyof typeof paymentScripts
  | keyof typeof searchScripts
  | keyof typeof signInScripts;

/** An English text that a script or an island says in the language of its page. */
export type SaidText =
  | ScriptText
  | ProductScriptText
  | ContactScriptText
  | FestivalScriptText
  | PurchaseText
  | AccountText
  | SellerText;
