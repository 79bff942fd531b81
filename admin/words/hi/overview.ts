import type { words as English } from '../en/overview.ts';

/** The first page: open tasks, and the sales of recent days. */
export const words: typeof English = {
  overview: 'एक नज़र में',
  failedToFetchTheOverview: 'जानकारी नहीं मिल सकी',
  openDoctor: 'डॉक्टर खोलें',

  // Sales
  salesDayToDay: (firstDay, lastDay) => `बिक्री, ${firstDay} से ${lastDay}`,
  averageOrder: 'औसत ऑर्डर',
  nothingBefore: 'पहले कुछ नहीं',
  nothingBeforeEither: 'पहले भी कुछ नहीं',
  asBefore: 'पहले जितना',
  moreThanBefore: (percent) => `पहले से ${percent}% ज़्यादा`,
  lessThanBefore: (percent) => `पहले से ${percent}% कम`,
  withGstByTheDay: 'GST के साथ, ऑर्डर के दिन के हिसाब से। जो कैंसल हुआ या वापस आया, वह शामिल नहीं। तुलना उतने ही पिछले दिनों से है।',
  theSameAsATable: 'यही टेबल में',
  salesByDay: 'दिन के हिसाब से बिक्री',
  noDays: 'कोई दिन नहीं',

  // Open tasks
  whatWaits: 'बाकी काम',
  ordersToConfirm: 'पक्के करने के ऑर्डर',
  ordersToSend: 'भेजने के ऑर्डर',
  returnsToAnswer: 'रिटर्न, जवाब बाकी',
  refundsToPay: 'देने के रिफ़ंड',
  sellersToCheck: 'विक्रेता, जाँच बाकी',
  messagesToAnswer: 'मैसेज, जवाब बाकी',
  questionsToAnswer: 'सवाल, जवाब बाकी',
  dataRequests: 'डेटा की रिक्वेस्ट',
  whatIsLateOrShort: 'लेट या कम',
  lateOrders: 'लेट ऑर्डर',
  lowStock: 'कम स्टॉक',
  outOfStock: 'स्टॉक में नहीं',
  whatFailed: 'जो नहीं हो सका',
  deliveriesThatFailed: 'डिलीवरी नहीं हो सकी',
  refundsThatFailed: 'रिफ़ंड नहीं हो सके',
  mailsAndCallsGivenUp: 'ईमेल और कॉल, जो छोड़ दिए गए',
  notKnown: 'पता नहीं',
  taskAndCount: (task, count) => `${task}: ${count}`,
  taskNotCounted: (task) => `${task}: पता नहीं`,
};
