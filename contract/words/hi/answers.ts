import * as messages from '../../messages.ts';

/** Hindi for the messages of successful answers to shoppers, by the English text. */
export const answers: Readonly<Record<string, string>> = {
  [messages.SELLER_OTP_SENT]: 'OTP आपके ईमेल पर भेज दिया गया है',
  'OTP has been sent to your mobile': 'OTP आपके मोबाइल पर भेज दिया गया है',
  'If this number is confirmed in an account, an OTP is on its way to it.':
    'अगर किसी अकाउंट में इस नंबर की पुष्टि हुई है, तो उस पर OTP आ रहा है।',
  [messages.FORGOT_SENT]: 'लिंक भेज दिया! आगे क्या करना है, यह आपके ईमेल में है।',
  [messages.CONTACT_SENT]: 'संदेश भेज दिया गया!',
  [messages.UNEXPECTED_ERROR]: 'कुछ गड़बड़ हो गई',
  [messages.CART_EMPTY]: 'आपका कार्ट ख़ाली है',
  'The OTP is right.': 'OTP सही है।',
  'You are signed out.': 'आप साइन आउट हो गए हैं।',
  'That device is signed out.': 'वह डिवाइस साइन आउट हो गया।',
  'You are signed out everywhere else.': 'आप बाकी सब जगह से साइन आउट हो गए हैं।',
  'Your new password is set. Please sign in with it.': 'आपका नया पासवर्ड लग गया है। कृपया उससे साइन इन करें।',
  'Thank you. We have sent you an email: please confirm with the link in it.':
    'धन्यवाद। हमने आपको एक ईमेल भेजा है: कृपया उसके लिंक से पुष्टि करें।',
  'We have sent you an email: please confirm with the link in it.': 'हमने आपको एक ईमेल भेजा है: कृपया उसके लिंक से पुष्टि करें।',
  'The item is saved for later.': 'आइटम बाद के लिए रखा गया।',
  'The item is out of your cart.': 'आइटम कार्ट से हटा दिया गया।',
  'Thank you. We have told the seller, and we email you when there is an answer.':
    'धन्यवाद। हमने विक्रेता को बता दिया है, जवाब आने पर हम आपको ईमेल करेंगे।',
  'Thank you. Your answer is posted.': 'धन्यवाद। आपका जवाब लग गया है।',
  'The review is deleted.': 'रिव्यू मिटा दिया गया।',
  'The address is deleted.': 'पता मिटा दिया गया।',
  'File removed': 'फ़ाइल हटा दी गई',
  Counted: 'गिन लिया गया',
};
