import type { words as English } from '../en/refunds.ts';

/** The list of refunds that are paid by hand, and the dialog that notes a transfer. */
export const words: typeof English = {
  // Paying a refund
  isNotedAsPaid: (amount) => `${amount} का रिफ़ंड दर्ज हो गया।`,
  payAmount: (amount) => `${amount} भेजें`,
  upiId: 'UPI ID',
  remark: 'रिमार्क',
  payItFromYourBank: 'पैसे अपने बैंक से भेजें, फिर ट्रांसफ़र यहाँ दर्ज करें। ग्राहक को ईमेल जाएगा।',
  theGatewayCannotRefundLess: 'पेमेंट गेटवे ₹1 से कम रिफ़ंड नहीं कर सकता। कृपया ग्राहक से खाता पूछें: उनका नंबर ऑर्डर पर है।',
  itIsPaid: 'पैसे भेज दिए',
  pleaseEnterTheReferenceOf: 'कृपया ट्रांसफ़र का रेफ़रेंस डालें।',
  pleaseEnterAReason: 'कृपया वजह लिखें।',
  referenceOfTheTransferUtr: 'ट्रांसफ़र का रेफ़रेंस (UTR)',
  // The list
  lessThanOneRupee: '₹1 से कम: ग्राहक से पूछें',
  toPay: 'देना बाकी है',
  orderNameOrBankReference: 'ऑर्डर, नाम या बैंक का रेफ़रेंस',
  refundsToPay: 'देने वाले रिफ़ंड',
  noRefundsToPay: 'कोई रिफ़ंड देना बाकी नहीं',
  failedToFetchTheRefunds: 'रिफ़ंड नहीं मिल सके',
  refunds: 'रिफ़ंड',
  shopperAndDestination: (shopper, destination) => `${shopper}, ${destination} में`,
  paidWithReference: (reference) => `दे दिया, ${reference}`,
  pay: 'पैसे भेजें',
};
