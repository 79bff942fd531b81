import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { ADDRESS_EMAIL_INVALID } from '#contract/messages.ts';
import { COLUMN_FACTS } from '#contract/moving-in/column-facts.ts';
import type { ColumnFact } from '#contract/moving-in/column-facts.ts';
import { GOOD_FACTS } from '#contract/moving-in/moved-good.ts';
import type { GoodFact } from '#contract/moving-in/moved-good.ts';
import { ACCOUNT_WORDS, ENTRY_WORDS, ORDER_SUM_WORDS, PAYABLE_HOLD_WORDS } from '#contract/shop/ledger.ts';
import { FEE_PAPER_WORDS } from '#contract/shop/fee-papers.ts';
import { PAYOUT_WORDS } from '#contract/states/payout.ts';
import { SELLER_PAPER_NAMES } from '#contract/states/seller.ts';
import { formScripts } from '#contract/words/hi/form-scripts.ts';
import { places } from '#contract/words/hi/places.ts';
import { sellerTexts } from '#contract/words/hi/seller-texts.ts';
import type { SellerText } from '#contract/words/hi/seller-texts.ts';
import type { WordsByText } from '#contract/words/translated.ts';

const goodFacts: Record<GoodFact, string> = {
  title: 'टाइटल',
  category: 'कैटेगरी',
  plating: 'प्लेटिंग',
  baseMetal: 'धातु',
  stone: 'स्टोन',
  style: 'स्टाइल',
  occasion: 'मौका',
  setContents: 'सेट में क्या है',
  address: 'पता',
};

const columnFacts: Record<ColumnFact, string> = {
  ...goodFacts,
  group: 'प्रोडक्ट की पहचान: एक जैसी लाइनें एक प्रोडक्ट हैं',
  address: 'पेज का पता',
  rowId: 'लाइन की ID',
  parent: 'मूल लाइन का कोड या ID',
  rowKind: 'लाइन का प्रकार',
  skuCode: 'SKU कोड',
  description: 'जानकारी',
  category: 'कैटेगरी या प्रकार',
  tags: 'टैग',
  brand: 'ब्रांड',
  visible: 'ग्राहकों को दिखता है या नहीं',
  colour: 'रंग',
  size: 'साइज़',
  option1Name: 'ऑप्शन 1 का नाम',
  option1Value: 'ऑप्शन 1 में क्या है',
  option2Name: 'ऑप्शन 2 का नाम',
  option2Value: 'ऑप्शन 2 में क्या है',
  option3Name: 'ऑप्शन 3 का नाम',
  option3Value: 'ऑप्शन 3 में क्या है',
  mrp: 'MRP',
  price: 'बिक्री की कीमत',
  stock: 'स्टॉक में पीस',
  weight: 'वज़न',
  weightUnit: 'वज़न की इकाई',
  hsn: 'HSN कोड',
  country: 'किस देश में बना',
  closure: 'लॉक',
  dimensions: 'नाप',
  warranty: 'वारंटी',
  care: 'देखभाल',
  picture: 'फ़ोटो',
};

/** Returns the Hindi labels of what goods and columns can say, by their English text. */
function movedFacts(): Record<string, string> {
  const columns = Object.keys(columnFacts) as ColumnFact[];
  const goods = Object.keys(goodFacts) as GoodFact[];
  return Object.fromEntries([
    ...columns.map((fact) => [COLUMN_FACTS[fact], columnFacts[fact]]),
    ...goods.map((fact) => [GOOD_FACTS[fact], goodFacts[fact]]),
  ]) as Record<string, string>;
}

/** Returns what `pickupStateFault` says. */
const pickupFault = (number: string, state: string) =>
  `Your ${number} is of ${state}: the pickup address must be in the same State`;

/** Texts of the contract on the pages of money, of the business and of staff, by their English text. */
export const sharedMoney: WordsByText = {
  ...places,
  ...Object.fromEntries(
    Object.entries(places).flatMap(([english, state]) => [
      [pickupFault('GSTIN', english), `आपका GSTIN ${state} का है: पिकअप का पता उसी राज्य में होना चाहिए`],
      [pickupFault('enrolment number', english), `आपका एनरोलमेंट नंबर ${state} का है: पिकअप का पता उसी राज्य में होना चाहिए`],
    ]),
  ),
  [ADDRESS_EMAIL_INVALID]: formScripts[ADDRESS_EMAIL_INVALID],
  ...Object.fromEntries(Object.values(SELLER_PAPER_NAMES).map((name) => [name, sellerTexts[name as SellerText]])),

  // Payouts
  [PAYOUT_WORDS.PENDING]: 'पेमेंट बाकी',
  [PAYOUT_WORDS.PROCESSING]: 'बैंक में',
  [PAYOUT_WORDS.PAID]: 'पेमेंट हुआ',
  [PAYOUT_WORDS.FAILED]: 'नहीं हुआ',
  [PAYOUT_WORDS.ON_HOLD]: 'रुका हुआ',
  'Payable now': 'अभी मिलने वाले',
  Pending: 'बाकी',
  [PAYABLE_HOLD_WORDS.NOT_DELIVERED]: 'अभी डिलीवर नहीं हुआ',
  [PAYABLE_HOLD_WORDS.RETURN_OPEN]: 'रिटर्न चल रहा है',
  [PAYABLE_HOLD_WORDS.RETURN_WINDOW]: 'अभी रिटर्न हो सकता है',
  [PAYABLE_HOLD_WORDS.COD_NOT_RECEIVED]: 'कूरियर से कैश अभी नहीं मिला',

  // Transactions, and the sums of orders
  [ENTRY_WORDS.sale]: 'बिक्री',
  [ENTRY_WORDS.refund]: 'रिफ़ंड',
  [ENTRY_WORDS.discountShare]: 'मार्केटप्लेस की दी छूट',
  [ENTRY_WORDS.commission]: 'कमीशन',
  [ENTRY_WORDS.commissionGst]: 'कमीशन पर GST',
  [ENTRY_WORDS.gatewayFee]: 'पेमेंट गेटवे का शुल्क',
  [ENTRY_WORDS.gatewayFeeGst]: 'पेमेंट गेटवे के शुल्क पर GST',
  [ENTRY_WORDS.freight]: 'भाड़ा',
  [ENTRY_WORDS.returnFreight]: 'रिटर्न का भाड़ा',
  [ENTRY_WORDS.tcs]: 'TCS',
  [ENTRY_WORDS.tds]: 'TDS',
  [ENTRY_WORDS.codKept]: 'आपके कूरियर का लिया कैश',
  [ENTRY_WORDS.codReceived]: 'कूरियर से मिला कैश',
  [ENTRY_WORDS.codUnmatched]: 'अनजान पार्सल का कैश',
  [ENTRY_WORDS.cashBanked]: 'बैंक में जमा कैश',
  [ENTRY_WORDS.giveBack]: 'गिव-बैक',
  [ENTRY_WORDS.payout]: 'पेआउट',
  [ENTRY_WORDS.payoutPaid]: 'पेआउट का पेमेंट हुआ',
  [ENTRY_WORDS.payoutReturned]: 'पेआउट वापस आया',
  [ACCOUNT_WORDS.seller]: 'विक्रेता',
  [ORDER_SUM_WORDS.sales]: 'पैसे आए',
  [ORDER_SUM_WORDS.discounts]: 'मार्केटप्लेस की दी छूट',
  [ORDER_SUM_WORDS.fees]: 'शुल्क',
  [ORDER_SUM_WORDS.feeGst]: 'शुल्क पर GST',
  [ORDER_SUM_WORDS.withheld]: 'TCS और TDS',
  [ORDER_SUM_WORDS.refunds]: 'रिफ़ंड',
  [ORDER_SUM_WORDS.handedOver]: 'विक्रेता के कूरियर का लिया कैश',
  [FEE_PAPER_WORDS.FEE_INVOICE]: 'शुल्क का बिल',
  [FEE_PAPER_WORDS.FEE_CREDIT_NOTE]: 'शुल्क का क्रेडिट नोट',

  // The roles of staff
  [SUB_ROLE_NAMES.owner]: 'मालिक',
  [SUB_ROLE_NAMES.catalogue]: 'कैटलॉग',
  [SUB_ROLE_NAMES.orders]: 'ऑर्डर और पैकिंग',
  [SUB_ROLE_NAMES.finance]: 'हिसाब-किताब',
  [SUB_ROLE_NAMES.support]: 'कस्टमर केयर',
  [SUB_ROLE_NAMES.readOnly]: 'सिर्फ़ देखना',

  // Tables of another shop
  ...movedFacts(),
  'This file is written in UTF-16. Please save it as “CSV UTF-8” and choose that file':
    'यह फ़ाइल UTF-16 में है। कृपया “CSV UTF-8” में सेव करके वह फ़ाइल चुनें',
  'The shop has no goods of this kind. This row is left out': 'दुकान में इस तरह का सामान नहीं होता। यह लाइन छोड़ दी जाती है',
  'This row has neither a title nor a code': 'इस लाइन में न टाइटल है, न कोड',
  'This product has no title': 'इस प्रोडक्ट का टाइटल नहीं है',
  'This product has no row with a price or a code': 'इस प्रोडक्ट की किसी लाइन में कीमत या कोड नहीं है',
  'This is neither yes nor no': 'यह न हाँ है, न नहीं',
  'This is not a number of pieces': 'यह पीस की गिनती नहीं है',
  'This is not a weight': 'यह वज़न नहीं है',
  'This is not an amount in rupees': 'यह रुपये की रकम नहीं है',
  'This row has no price': 'इस लाइन में कीमत नहीं है',
  'Stock below zero becomes 0': 'शून्य से कम स्टॉक 0 हो जाएगा',
  'Sizes need a category': 'साइज़ के लिए कैटेगरी चाहिए',
  'The title becomes “{title}”': 'टाइटल “{title}” हो जाएगा',
  'The shop has no place for the option “{option}”': 'दुकान में “{option}” ऑप्शन के लिए जगह नहीं है',
  'Another row has this code. This one becomes {code}': 'यह कोड दूसरी लाइन में है। इसका कोड {code} हो जाएगा',
  'The code becomes {code}': 'कोड {code} हो जाएगा',
  'The colour becomes “{colour}”': 'रंग “{colour}” हो जाएगा',
  'The size becomes {size}': 'साइज़ {size} हो जाएगा',
  'This is not a size of {category}': 'यह {category} का साइज़ नहीं है',
};
