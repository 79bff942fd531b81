import { sizes } from './sizes.ts';

/**
 * Hindi for texts that rules of the shop write in English, with the values already in them: `{name}` is any text. A
 * text that is missing here is shown in English.
 */
export const knownTexts: Readonly<Record<string, string>> = {
  // Cash on delivery
  'Cash on delivery is not offered at the moment.': 'कैश ऑन डिलीवरी अभी उपलब्ध नहीं है।',
  '{name} is not sold by cash on delivery.': 'इस आइटम पर कैश ऑन डिलीवरी नहीं मिलती।',
  'Cash on delivery is not offered to you at the moment, because earlier parcels to you were refused.':
    'आपके पहले के पार्सल नहीं लिए गए थे, इसलिए अभी आपको कैश ऑन डिलीवरी नहीं मिल सकती।',
  'Cash on delivery is not collected at {pin}.': '{pin} पर कैश ऑन डिलीवरी नहीं मिलती।',
  'Cash on delivery is available for orders up to {amount}.': 'कैश ऑन डिलीवरी {amount} तक के ऑर्डर पर मिलती है।',
  'Pay online, or add {amount} more for cash on delivery.':
    'ऑनलाइन पेमेंट करें, या कैश ऑन डिलीवरी के लिए {amount} का सामान और डालें।',
  'Cash on delivery is available for orders above {amount}: add {missing} more.':
    'कैश ऑन डिलीवरी {amount} से ऊपर के ऑर्डर पर मिलती है: {missing} का सामान और डालें।',
  // Coupons
  '{amount} off': '{amount} की छूट',
  'No shipping and COD fee': 'डिलीवरी और कैश ऑन डिलीवरी का कोई शुल्क नहीं',
  'Buy {count}, get {free} free': '{count} ख़रीदें, {free} मुफ़्त पाएँ',
  '{percent}% from {amount}, {more}% from {above}, {most}% from {top}':
    '{amount} से {percent}%, {above} से {more}%, {top} से {most}% छूट',
  '{percent}% from {amount}, {more}% from {above}': '{amount} से {percent}%, {above} से {more}% छूट',
  '{percent}% from {amount}': '{amount} से {percent}% छूट',
  'On all orders': 'सभी ऑर्डर पर',
  'On selected items': 'चुने हुए आइटम पर',
  'On orders from {amount}': '{amount} से ऊपर के ऑर्डर पर',
  'On selected items from {amount}': 'चुने हुए आइटम पर, {amount} से',
  'On {goods} from {amount}': '{goods} पर, {amount} से',
  'On {goods}': '{goods} पर',
  'Add {amount} more to use this coupon.': 'यह कूपन लगाने के लिए {amount} का सामान और डालें।',
  'Add {amount} more of eligible items to use this coupon.': 'यह कूपन लगाने के लिए {amount} के चुने हुए आइटम और डालें।',
  'Add {count} more item to use this coupon.': 'यह कूपन लगाने के लिए {count} आइटम और डालें।',
  'Add {count} more items to use this coupon.': 'यह कूपन लगाने के लिए {count} आइटम और डालें।',
  'Add {count} more eligible item to use this coupon.': 'यह कूपन लगाने के लिए {count} चुना हुआ आइटम और डालें।',
  'Add {count} more eligible items to use this coupon.': 'यह कूपन लगाने के लिए {count} चुने हुए आइटम और डालें।',
  'This coupon does not apply to any item in your cart.': 'यह कूपन आपके कार्ट के किसी आइटम पर नहीं लगता।',
  // Bundles
  '{amount} for the set': 'पूरा सेट {amount} में',
  '{amount} off the set': 'सेट पर {amount} की छूट',
  ...sizes,
};
