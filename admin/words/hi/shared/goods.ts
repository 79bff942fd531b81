import { FILE_GROUPS } from '#contract/calls/files.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import {
  CATEGORIES_EMPTY,
  CATEGORIES_FETCH_FAILED,
  CATEGORIES_FETCH_FAILED_ADMIN,
  CATEGORY_DELETE_CONFIRM,
  INVENTORY_ADDED,
  INVENTORY_DELETE_CONFIRM,
  INVENTORY_DELETED,
  INVENTORY_UPDATED,
  PRODUCT_DELETE_CONFIRM,
  PRODUCTS_FETCH_FAILED,
  SEARCH_EMPTY,
  SKU_DELETE_CONFIRM,
  SKUS_EMPTY,
  SKUS_LOAD_ERROR,
  SKUS_PRODUCTS_LOAD_ERROR,
  SKUS_TAX_RATES_LOAD_ERROR,
  STOCK_IN,
  STOCK_LOW,
  STOCK_OUT,
} from '#contract/messages.ts';
import { COUPON_STATUS_WORDS } from '#contract/states/coupon.ts';
import { knownTexts } from '#contract/words/hi/known-texts.ts';
import { goodsNames } from '#contract/words/hi/named.ts';
import { reasons, refusals } from '#contract/words/hi/refusals.ts';
import { sellerRefusals } from '#contract/words/hi/seller-refusals.ts';
import type { WordsByText } from '#contract/words/translated.ts';

const PICTURE_REFUSALS = [
  'FILE_KIND_WRONG',
  'FILE_BROKEN',
  'PICTURE_TOO_MANY_PIXELS',
  'FILE_TYPE_WRONG',
  'FILE_TOO_LARGE',
] as const;

/** Texts of products, SKUs and stock that the contract has, by the English text. */
export const sharedGoods: WordsByText = {
  ...goodsNames,
  'Free size': 'फ़्री साइज़',

  // Names of facts
  Plating: 'प्लेटिंग',
  'Base metal': 'धातु',
  Stone: 'स्टोन',
  Style: 'स्टाइल',
  Occasion: 'मौका',
  Closure: 'लॉक',
  Movement: 'घड़ी की मशीन',
  'Set contents': 'सेट में क्या है',
  Dimensions: 'नाप',
  Warranty: 'वारंटी',
  Care: 'देखभाल',
  'Water resistance': 'पानी से बचाव',
  Brand: 'ब्रांड',
  Visible: 'दिखता है',

  // Why shoppers do not see a product
  'It has no picture yet.': 'इसकी अभी कोई फ़ोटो नहीं है।',
  'It has no SKU yet, so it has no price.': 'इसका अभी कोई SKU नहीं है, इसलिए कीमत भी नहीं है।',
  'It is not active.': 'यह बंद है।',
  'It is hidden.': 'यह छिपा है।',
  'Its last day has passed.': 'इसकी आख़िरी तारीख़ बीत गई है।',
  'Its category is not shown to shoppers.': 'इसकी कैटेगरी ग्राहकों को नहीं दिखती।',
  'It is not in the shop until the papers of its seller are approved.': 'विक्रेता के कागज़ मंज़ूर होने तक यह दुकान में नहीं आएगा।',
  'The seller account is not active.': 'विक्रेता का अकाउंट चालू नहीं है।',

  // Stock
  [STOCK_IN]: 'स्टॉक में',
  [STOCK_LOW]: 'कम स्टॉक',
  [STOCK_OUT]: 'स्टॉक में नहीं',
  'Stock increased successfully': 'स्टॉक बढ़ गया',
  'Stock decreased successfully': 'स्टॉक घट गया',
  'Stock reserved successfully': 'पीस रिज़र्व हो गए',
  'Stock released successfully': 'पीस छोड़ दिए गए',
  [INVENTORY_ADDED]: 'स्टॉक जुड़ गया',
  [INVENTORY_UPDATED]: 'स्टॉक सेव हो गया',
  [INVENTORY_DELETED]: 'स्टॉक मिट गया',
  [INVENTORY_DELETE_CONFIRM]: 'क्या आप यह स्टॉक मिटाना चाहते हैं?',

  // Kinds of pieces
  Necklace: 'नेकलेस',
  Chain: 'चेन',
  Earring: 'ईयररिंग्स',
  Bangle: 'चूड़ियाँ और कड़े',
  Bracelet: 'ब्रेसलेट',
  Ring: 'अंगूठी',
  Nose: 'नाक का',
  Head: 'सिर का',
  Hair: 'बालों का',
  Anklet: 'पायल',
  'Toe ring': 'बिछिया',
  Waist: 'कमर का',
  Armlet: 'बाजूबंद',
  Pin: 'पिन',
  Watch: 'घड़ी',

  // Bundles
  '{amount} for the set': knownTexts['{amount} for the set']!,
  '{percent}% off the set': 'सेट पर {percent}% की छूट',
  '{amount} off the set': knownTexts['{amount} off the set']!,
  [COUPON_STATUS_WORDS.active]: 'चालू',
  [COUPON_STATUS_WORDS.inactive]: 'बंद',
  [COUPON_STATUS_WORDS.expired]: 'ख़त्म',
  [COUPON_STATUS_WORDS.upcoming]: 'आने वाला',
  [REFUSALS.BUNDLE_OF_PLATFORM.text]: sellerRefusals.BUNDLE_OF_PLATFORM!,

  // Pictures that are refused before they are sent
  ...Object.fromEntries(PICTURE_REFUSALS.map((code) => [REFUSALS[code].text, refusals[code] ?? REFUSALS[code].text])),
  ...Object.fromEntries(Object.entries(reasons).filter(([text]) => /^This is an? /.test(text))),
  [FILE_GROUPS.images.types]: FILE_GROUPS.images.types.replace(' and ', ' और '),
  [REFUSALS.PICTURE_UNFIT.text]: sellerRefusals.PICTURE_UNFIT!,

  // Messages
  [SEARCH_EMPTY]: 'कोई प्रोडक्ट नहीं मिला',
  [PRODUCTS_FETCH_FAILED]: 'प्रोडक्ट नहीं मिल सके',
  [PRODUCT_DELETE_CONFIRM]: 'क्या आप यह प्रोडक्ट मिटाना चाहते हैं?',
  [SKUS_EMPTY]: 'कोई SKU नहीं मिला',
  [SKUS_LOAD_ERROR]: 'SKU नहीं मिल सके',
  [SKUS_PRODUCTS_LOAD_ERROR]: 'प्रोडक्ट नहीं मिल सके',
  [SKUS_TAX_RATES_LOAD_ERROR]: 'टैक्स की दरें नहीं मिल सकीं',
  [SKU_DELETE_CONFIRM]: 'क्या आप यह SKU मिटाना चाहते हैं?',
  [CATEGORIES_EMPTY]: 'कोई कैटेगरी नहीं मिली',
  [CATEGORIES_FETCH_FAILED_ADMIN]: 'कैटेगरी नहीं मिल सकीं। कृपया फिर कोशिश करें।',
  [CATEGORY_DELETE_CONFIRM]: 'क्या आप यह कैटेगरी मिटाना चाहते हैं?',
  [CATEGORIES_FETCH_FAILED]: 'कैटेगरी नहीं मिल सकीं',
};
