import * as messages from '../../messages.ts';
import { RETURN_WINDOW_OVER } from '../../shop/return-words.ts';

/** Hindi for the texts of returns and exchanges, by the English text. */
export const returnTexts = {
  // What can be returned
  'Which order is it about?': 'किस ऑर्डर के बारे में है?',
  'You have not ordered anything yet.': 'आपने अभी तक कुछ ऑर्डर नहीं किया है।',
  'Nothing that you ordered has arrived yet.': 'आपका कोई ऑर्डर अभी तक पहुँचा नहीं है।',
  'Show more': 'और देखें',
  'Choose another order': 'दूसरा ऑर्डर चुनें',
  'Can be returned until {time}': '{time} तक लौटा सकते हैं',
  'Can be given back for {amount} each': 'हर आइटम {amount} में वापस दे सकते हैं',
  [RETURN_WINDOW_OVER]: 'इसे {time} तक लौटाया जा सकता था।',
  'This has not been delivered yet.': 'यह अभी डिलीवर नहीं हुआ है।',
  'It was bought at our stand. Please write to customer care about its return.':
    'यह हमारे स्टॉल से ख़रीदा गया था। इसे लौटाने के लिए कृपया कस्टमर केयर को लिखें।',
  'All of it is already being returned.': 'यह पूरा पहले से ही लौटाया जा रहा है।',
  'Please choose what you return': 'कृपया चुनें कि क्या लौटाना है',
  'Please choose what you want for it': 'कृपया चुनें कि बदले में क्या चाहिए',

  // The request
  'What would you like?': 'आप क्या चाहते हैं?',
  'A refund': 'रिफ़ंड',
  'An exchange': 'बदलकर दूसरा आइटम',
  'Size or colour': 'साइज़ या रंग',
  'The same': 'यही',
  '(sold out)': '(स्टॉक में नहीं)',
  'The unboxing video': 'पार्सल खोलने का वीडियो',
  'Photos or a video (optional)': 'फ़ोटो या वीडियो (ज़रूरी नहीं)',
  'Please add the unboxing video: we need it for damaged and wrong items.':
    'कृपया पार्सल खोलने का वीडियो जोड़ें: टूटे या ग़लत आइटम के लिए यह ज़रूरी है।',
  'Only you, the seller and we see them. Photos up to 8 MB, videos up to 25 MB.':
    'इन्हें सिर्फ़ आप, विक्रेता और हम देखते हैं। फ़ोटो 8 एमबी तक, वीडियो 25 एमबी तक।',
  Video: 'वीडियो',
  [messages.FILES_MAX_UPLOAD]: 'आप ज़्यादा से ज़्यादा {count} फ़ाइलें भेज सकते हैं।',
  [messages.UPLOAD_FAILED]: 'फ़ाइल नहीं भेजी जा सकी',
  'A note for the seller (optional)': 'विक्रेता के लिए नोट (ज़रूरी नहीं)',
  'Where should we send the money?': 'पैसे कहाँ भेजें?',
  'These details are not kept in your browser. Please enter them again.':
    'यह जानकारी आपके ब्राउज़र में नहीं रखी जाती। कृपया फिर से भरें।',
  'UPI ID': 'UPI ID',
  'Bank account': 'बैंक खाता',
  'Name on the account': 'खाते पर नाम',
  'Account number': 'खाता नंबर',
  'Account number again': 'खाता नंबर फिर से',
  IFSC: 'IFSC',
  'You pay nothing for the exchange.': 'बदलने के लिए आपको कुछ नहीं देना है।',
  'You get back {amount}': 'आपको {amount} वापस मिलेंगे',
  'You get back {amount} to the account you paid from.': 'आपको {amount} उसी खाते में वापस मिलेंगे जिससे आपने पेमेंट किया था।',
  'You get back {amount} for it. You send it to us and pay the courier.':
    'आपको इसके {amount} मिलेंगे। आप इसे हमें भेजेंगे और कूरियर का ख़र्च आपका होगा।',
  'Give back': 'वापस दें',
  'Ask for the exchange': 'बदलने की रिक्वेस्ट भेजें',
  'Ask for the return': 'रिटर्न की रिक्वेस्ट भेजें',
  'We have your request. You see it below, and we email you at each step.':
    'आपकी रिक्वेस्ट मिल गई है। यह नीचे दिखती है, और हर कदम पर हम आपको ईमेल करेंगे।',
  'Your returns could not be loaded. Please try again.': 'आपके रिटर्न नहीं मिल सके। कृपया फिर कोशिश करें।',

  // A return and its steps
  'Your returns': 'आपके रिटर्न',
  'The seller checks it and replies soon.': 'विक्रेता इसे देखकर जल्दी जवाब देगा।',
  'Please send it, well packed, to {seller}.': 'कृपया इसे अच्छी तरह पैक करके {seller} को भेजें।',
  'Please pack it as it came. A courier picks it up from your address.':
    'कृपया इसे वैसे ही पैक करें जैसे यह आया था। कूरियर इसे आपके पते से ले जाएगा।',
  'The seller did not accept it; the reason is given below.': 'विक्रेता ने इसे मंज़ूर नहीं किया; वजह नीचे लिखी है।',
  'You have withdrawn it and keep the items.': 'आपने इसे कैंसल कर दिया है, आइटम आपके पास रहेंगे।',
  'It is on its way back to the seller.': 'यह विक्रेता के पास जा रहा है।',
  'The seller has it and checks it.': 'यह विक्रेता को मिल गया है और वह इसकी जाँच कर रहा है।',
  'Your exchange is sent next.': 'अब बदले का आइटम भेजा जाएगा।',
  '{amount} is refunded next.': 'अब {amount} का रिफ़ंड होगा।',
  '{amount} was paid to the account you paid from.': '{amount} उसी खाते में भेज दिए गए हैं जिससे आपने पेमेंट किया था।',
  '{amount} is on its way to the account you paid from.': '{amount} उसी खाते में आ रहे हैं जिससे आपने पेमेंट किया था।',
  '{amount} was paid to {destination}.': '{amount} यहाँ भेज दिए गए हैं: {destination}।',
  '{amount} is on its way to {destination}.': '{amount} यहाँ आ रहे हैं: {destination}।',
  'Your new item comes as a parcel of the same order.': 'आपका नया आइटम इसी ऑर्डर के पार्सल में आएगा।',
  'AWB {number}': 'AWB {number}',
  'comes on {day}': '{day} को आएगा',
  'Withdraw this return': 'यह रिटर्न कैंसल करें',
  'Withdraw this give-back': 'यह गिव-बैक कैंसल करें',
  'Withdraw {reference}': '{reference} कैंसल करें',
  'You keep the items, and nothing is picked up. You can ask again until the return window ends.':
    'आइटम आपके पास रहेंगे और कुछ भी लेने कोई नहीं आएगा। रिटर्न का समय बीतने तक आप फिर रिक्वेस्ट भेज सकते हैं।',
  'Withdraw it': 'कैंसल करें',
  'Keep the return': 'रिटर्न रहने दें',
  'Keep it': 'सेव करें',
} as const;
