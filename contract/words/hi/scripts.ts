import * as messages from '../../messages.ts';
import type { ScriptText } from '../script-texts.ts';

/** Hindi for the texts of scripts, by the English text. */
export const scripts: Record<ScriptText, string> = {
  'Enter PIN code': 'पिन कोड डालें',
  'Deliver to {pin}': 'डिलीवरी: {pin}',
  'Checking…': 'जाँच रहे हैं…',
  'Items now show when they reach {place}.': 'अब हर आइटम पर दिखेगा कि वह {place} कब पहुँचेगा।',
  'Delivery by {day}': '{day} तक डिलीवरी',
  'Not sent to {pin}': '{pin} पर डिलीवरी नहीं',
  Cart: 'कार्ट',
  'Cart, 1 item': 'कार्ट, 1 आइटम',
  'Cart, {count} items': 'कार्ट, {count} आइटम',
  'Link copied': 'लिंक कॉपी हो गया',
  'The next items could not be loaded. Please try again.': 'अगले आइटम लोड नहीं हो सके। कृपया फिर कोशिश करें।',
  [messages.ADDRESS_PIN_INVALID]: 'कृपया 6 अंकों का सही पिन कोड डालें',
  [messages.PIN_CHECK_ERROR]: 'पिन कोड की जाँच नहीं हो सकी। कृपया फिर कोशिश करें।',
  [messages.ADDRESS_PIN_TEST_PATTERN]: 'कृपया असली पिन कोड डालें, कोई नमूना नहीं',
  [messages.PIN_NOT_SERVICEABLE]: 'इस पिन कोड पर डिलीवरी नहीं होती।',
  'Added to your wishlist.': 'आपकी विशलिस्ट में जोड़ा गया।',
  View: 'देखें',
  'Removed.': 'हटाया गया।',
  Undo: 'वापस लाएँ',
  'No questions': 'कोई सवाल नहीं',
  '1 question': '1 सवाल',
  '{count} questions': '{count} सवाल',
  'Thank you. We have sent you an email: please confirm with the link in it.':
    'धन्यवाद। हमने आपको एक ईमेल भेजा है: कृपया उसके लिंक से पक्का करें।',
  'Order by {day} to have it in {pin} in time.': '{pin} पर समय पर पाने के लिए {day} तक ऑर्डर करें।',
  [messages.SHARE_PINTEREST_NO_IMAGE]: 'बिना फ़ोटो के Pinterest पर शेयर नहीं हो सकता। कृपया दूसरा तरीका चुनें।',
};
