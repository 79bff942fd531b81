import type { Translation } from '../../languages.ts';
import type { ShoppingWords } from '../en/shopping.ts';

export const shopping: Translation<ShoppingWords> = {
  signIn: {
    title: 'साइन इन करें',
    about: (shopName) => `ईमेल पर आए OTP से ${shopName} में साइन इन करें।`,
    needsScript: 'साइन इन करने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  signUp: {
    title: 'अकाउंट बनाएँ',
    heading: 'अपना अकाउंट बनाएँ',
    about: (shopName) => `ईमेल पर आए OTP से ${shopName} पर अपना अकाउंट बनाएँ।`,
    needsScript: 'अकाउंट बनाने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  forgotPassword: {
    title: 'पासवर्ड भूल गए?',
    about: (shopName) => `${shopName} पर बेचने के अकाउंट का नया पासवर्ड बनाने का लिंक मँगाएँ।`,
    needsScript: 'नया पासवर्ड मँगाने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  resetPassword: {
    title: 'नया पासवर्ड बनाएँ',
    about: (shopName) => `${shopName} पर बेचने के अकाउंट का नया पासवर्ड बनाएँ।`,
    needsScript: 'नया पासवर्ड बनाने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  cart: {
    title: 'आपका कार्ट',
    about: 'आपने कार्ट में जो डाला है।',
    needsScript: 'अपना कार्ट देखने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
    bestSellers: 'सबसे ज़्यादा बिकने वाले',
    seeAll: 'सभी देखें',
  },
  wishlist: {
    title: 'मेरी विशलिस्ट',
    heading: 'मेरी विशलिस्ट',
    about: (shopName) => `${shopName} पर आपकी पसंद, आज की कीमत पर।`,
    needsScript: 'अपनी विशलिस्ट देखने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  checkout: {
    title: 'चेकआउट',
    about: 'डिलीवरी का पता और पेमेंट का तरीका चुनें।',
    back: 'कार्ट',
    needsScript: 'ऑर्डर करने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  order: {
    title: 'आपका ऑर्डर',
    about: (shopName) => `${shopName} पर आपका ऑर्डर।`,
    needsScript: 'अपना ऑर्डर देखने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  payment: {
    title: 'आपका पेमेंट',
    about: (shopName) => `${shopName} पर आपके पेमेंट का नतीजा।`,
    needsScript:
      'पेमेंट का नतीजा देखने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें। अगर आपने पेमेंट कर दिया है, तो आपका ऑर्डर हो गया है और हम आपको ईमेल करेंगे।',
  },
  confirmOrder: {
    title: 'अपना ऑर्डर पक्का करें',
    about: 'कैश ऑन डिलीवरी का ऑर्डर पक्का करें।',
    back: 'दुकान',
    needsScript: 'ऑर्डर पक्का करने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  tracking: {
    title: 'अपना ऑर्डर ट्रैक करें',
    about: 'ऑर्डर नंबर और अपने मोबाइल या ईमेल से देखें कि पार्सल कहाँ पहुँचा।',
    needsScript: 'ऑर्डर ट्रैक करने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  footer: {
    questions: 'कोई सवाल?',
    writeToUs: 'हमें लिखें',
    shipping: 'डिलीवरी',
    returns: 'रिटर्न',
    terms: 'नियम और शर्तें',
    privacy: 'प्राइवेसी',
  },
  search: {
    title: 'ज्वेलरी खोजें',
    titleOf: (query) => `${query}: खोज`,
    about:
      'इमिटेशन और 1 ग्राम गोल्ड प्लेटेड ज्वेलरी नाम, स्टाइल, रंग या कीमत से खोजें, हिंदी, अंग्रेज़ी, तेलुगु या तमिल शब्दों में: झुमके, चोकर, मंगलसूत्र, ऑक्सीडाइज़्ड, 500 से कम।',
    heading: 'खोजें',
    form: 'दुकान में खोजें',
    placeholder: 'झुमके, चोकर, चूड़ी …',
    results: 'नतीजे',
    bestMatch: 'सबसे सही',
    found: (count, query) => `“${query}” के लिए ${count} प्रोडक्ट`,
    failed: () => 'खोज नहीं हो सकी। कृपया फिर कोशिश करें।',
    empty: 'कोई प्रोडक्ट नहीं मिला',
    emptyHint: 'कुछ और खोजकर देखें या फ़िल्टर बदलें',
    all: (query) => `“${query}” के सभी नतीजे देखें`,
    othersLookFor: 'दूसरे लोग यह खोजते हैं',
    lookAround: 'या यहाँ देखें',
    popular: 'ग्राहकों की पसंद',
    beginWith: 'यहाँ से शुरू करें',
    lastSearches: 'आपकी पिछली खोजें',
    clear: 'इन्हें मिटाएँ',
    notSold: (brand, shopName) => `${shopName} पर ${brand} नहीं बिकता।`,
    ownSellers: 'ये हमारे अपने विक्रेताओं के हैं।',
    lookedFor: (what) => `हमने यह खोजा: ${what}।`,
    plainly: (query) => `सिर्फ़ “${query}” शब्द खोजें`,
    didYouMean: { before: (query) => `“${query}” नाम का कुछ नहीं मिला। ये नतीजे इसके हैं:`, after: '।' },
    without: (words) => `इन सब शब्दों के साथ कुछ नहीं मिला। ये नतीजे ${words} के बिना हैं।`,
    ideas: 'ब्रेसलेट, नेकलेस, अंगूठी, घड़ी, ईयररिंग्स',
  },
};
