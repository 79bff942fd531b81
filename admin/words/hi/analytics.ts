import type { words as English } from '../en/analytics.ts';

/** The tables of sales by place and coupon, and of what became of orders. */
export const words: typeof English = {
  nothingInTheseDays: 'इन दिनों में कुछ नहीं',
  analytics: 'एनालिटिक्स',
  failedToFetchTheAnalytics: 'एनालिटिक्स नहीं मिल सके',
  // The titles of the tables
  visitsThatBecameOrders: 'विज़िट, जो ऑर्डर बने',
  whatBecameOfThem: 'ऑर्डर का क्या हुआ',
  bestSellingProducts: 'सबसे ज़्यादा बिके प्रोडक्ट',
  productsThatCameBackOr: 'प्रोडक्ट, जो वापस आए या पहुँचे नहीं',
  pinCodesWhereParcelsCame: 'पिन कोड, जहाँ से पार्सल वापस आए या पहुँचे नहीं',
  states: 'राज्य',
  coupons: 'कूपन',
  whereOrdersCameFrom: 'ऑर्डर कहाँ से आए',
  searchesWithoutAResult: 'खोज, जिनमें कुछ नहीं मिला',
  // Visits
  visits: 'विज़िट',
  conversion: 'विज़िट से ऑर्डर',
  noVisitsWereCountedIn: 'इन दिनों विज़िट नहीं गिने गए। सेटिंग में ‘सूचनाएँ’ में चालू हो, तभी गिने जाते हैं।',
  ofTheShop: 'दुकान के',
  before: 'पहले',
  // What became of orders
  all: 'सभी',
  cameBackAsAReturn: 'रिटर्न में वापस आए',
  neverArrived: 'पहुँचे नहीं',
  ofAll: 'कुल में से',
  allThatWasSoldIn: 'इन दिनों बिका सारा सामान ग्राहक के पास है या रास्ते में है',
  allParcelsOfTheseDays: 'इन दिनों के सभी पार्सल पहुँच गए या रास्ते में हैं',
  cameBack: 'वापस आए',
  // Sales and searches
  pieces: 'पीस',
  noOrderOfTheseDays: 'इन दिनों के किसी ऑर्डर में नहीं लिखा कि विज़िट कहाँ से हुआ',
  source: 'कहाँ से',
  noCouponWasUsedIn: 'इन दिनों कोई कूपन नहीं लगा',
  allSearchesOfTheseDays: 'इन दिनों की हर खोज में कुछ मिला',
  searches: 'खोज',
  inVain: 'कुछ नहीं मिला',
};
