import type { Translation } from '../../languages.ts';
import type { AccountWords } from '../en/account.ts';

export const account: Translation<AccountWords> = {
  dashboard: {
    title: 'आपका अकाउंट',
    description: (shopName) => `${shopName} पर आपकी प्रोफ़ाइल, ऑर्डर, पते और पेमेंट।`,
    needsScript: 'अपना अकाउंट देखने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  orders: {
    title: 'आपके ऑर्डर',
    description: (shopName) => `${shopName} पर आपने क्या ऑर्डर किया, वह कहाँ है और आगे क्या होगा।`,
    needsScript: 'अपने ऑर्डर देखने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  history: {
    title: 'ऑर्डर की सूची',
    description: (shopName) => `${shopName} पर आपके ऑर्डर और उनके बिल।`,
  },
  cancel: {
    title: 'ऑर्डर कैंसल करें',
    description: 'भेजे जाने से पहले पूरा ऑर्डर या उसके आइटम कैंसल करें।',
    needsScript: 'ऑर्डर कैंसल करने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  returns: {
    title: 'वापस करें या बदलें',
    description: 'रिफ़ंड या दूसरे साइज़ के लिए आइटम लौटाएँ, और देखें कि आपका रिटर्न कहाँ तक पहुँचा।',
    needsScript: 'आइटम लौटाने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
  becomeSeller: {
    title: (shopName) => `${shopName} पर बेचें`,
    description: (shopName) => `अपना बिज़नेस रजिस्टर करें और ${shopName} पर पूरे भारत में इमिटेशन ज्वेलरी बेचें।`,
    needsScript: 'विक्रेता बनने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
  },
};
