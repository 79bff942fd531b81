import type { words as English } from '../en/payouts.ts';

/** Payouts as sellers read them: the balance, the commission, the list, and a payout with its statement. */
export const words: typeof English = {
  // The balance
  failedToFetchYourBalance: 'आपका बैलेंस नहीं मिल सका',
  yourMoney: 'आपके पैसे',
  allTransactions: 'सभी लेन-देन',
  payableNow: 'अभी मिलने वाले',
  paidFromOn: (minimum) => `कम से कम ${minimum} होने पर मिलेंगे`,
  goesOutWithTheNext: 'अगले पेआउट में मिलेंगे',
  nothingPayableYet: 'अभी मिलने वाला कुछ नहीं',
  owesMoreThanItIs: 'बकाया मिलने वाली रकम से ज़्यादा है: अगले पेआउट से कटेगा',
  lessThanTheMinimumGoes: 'तय रकम से कम: अगले पेआउट में मिलेंगे',
  noBankAccount: 'बैंक खाता नहीं है',
  pending: 'बाकी',
  becomesPayableLater: 'बाद में मिलेंगे',
  onItsWay: 'रास्ते में',
  payoutsOnTheirWay: 'रास्ते के पेआउट',
  inPayoutsBeingPaid: 'पेआउट भेजे जा रहे हैं',
  onHold: 'रुके हुए',
  payoutsOnHold: 'रुके हुए पेआउट',
  waitsSeeBelow: 'रुके हैं, नीचे देखें',
  paidSoFar: 'अब तक मिले',
  payoutsThatWerePaid: 'मिल चुके पेआउट',
  toYourBankAccount: 'आपके बैंक खाते में',
  yourBankAccountWasChanged: (heldUntil) =>
    `आपका बैंक खाता बदला गया है। आपके पैसे सुरक्षित रहें, इसलिए पेआउट ${heldUntil} तक रुके हैं।`,
  whyMoneyIsPending: 'पैसे बाकी क्यों हैं',
  orders: (count) => `${count} ऑर्डर`,
  transactionsOwed: (state) => `लेन-देन: ${state}`,

  // The commission
  failedToFetchYourCommission: 'आपका कमीशन नहीं मिल सका',
  yourCommission: 'आपका कमीशन',
  allOtherGoods: 'बाकी सारा सामान',
  allGoods: 'सारा सामान',
  percentAsAgreed: (percent) => `${percent}%, जैसा आपसे तय हुआ`,
  commissionOn: (category) => `${category} पर कमीशन`,

  // The list
  payoutSellerOrReference: 'पेआउट, विक्रेता या रेफ़रेंस',
  payoutOrReference: 'पेआउट या रेफ़रेंस',
  onTheirWay: 'रास्ते में',
  payouts: 'पेआउट',
  noPayouts: 'कोई पेआउट नहीं',
  failedToFetchThePayouts: 'पेआउट नहीं मिल सके',
  payout: 'पेआउट',
  made: 'कब बना',
  bankAccount: 'खाता',
  reference: 'रेफ़रेंस',

  // A payout and its statement
  payoutNumber: (number) => `पेआउट ${number}`,
  waitsUntil: 'कब तक रुका है',
  paid: 'कब मिला',
  statement: 'स्टेटमेंट',
  failedToFetchTheStatement: 'स्टेटमेंट नहीं मिल सका',
  failedToDownloadTheStatement: 'स्टेटमेंट डाउनलोड नहीं हो सका',
  downloadPdf: 'PDF डाउनलोड करें',
  downloadCsv: 'CSV डाउनलोड करें',
  statementByKind: 'मद के हिसाब से स्टेटमेंट',
  forWhat: 'मद',
  statementByOrder: 'ऑर्डर के हिसाब से स्टेटमेंट',
  noOrder: 'बिना ऑर्डर',
  transactionsOfThisPayout: (part) => `इस पेआउट के लेन-देन: ${part}`,
  allTransactionsOfThisPayout: 'इस पेआउट के सभी लेन-देन',
};
