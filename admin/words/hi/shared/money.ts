import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { ADMIN_SAVE_FAILED, LAZY_LOADING, RETRY, SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { ACCOUNT_WORDS, ENTRY_WORDS, ORDER_SUM_WORDS, PAYABLE_HOLD_WORDS } from '#contract/shop/ledger.ts';
import { FEE_PAPER_WORDS } from '#contract/shop/fee-papers.ts';
import { PAYOUT_WORDS } from '#contract/states/payout.ts';
import { SELLER_PAPER_NAMES } from '#contract/states/seller.ts';
import { formScripts } from '#contract/words/hi/form-scripts.ts';
import { places } from '#contract/words/hi/places.ts';
import { sellerTexts } from '#contract/words/hi/seller-texts.ts';
import type { SellerText } from '#contract/words/hi/seller-texts.ts';
import type { WordsByText } from '#contract/words/translated.ts';

/** Texts of the contract on the pages of money, of the business and of staff, by their English text. */
export const sharedMoney: WordsByText = {
  ...places,
  [LAZY_LOADING]: formScripts[LAZY_LOADING],
  [RETRY]: formScripts[RETRY],
  ...Object.fromEntries(Object.values(SELLER_PAPER_NAMES).map((name) => [name, sellerTexts[name as SellerText]])),
  [ADMIN_SAVE_FAILED]: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  [SEARCH_EMPTY_HINT]: 'खोज के शब्द या फ़िल्टर बदलकर देखें',

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
};
