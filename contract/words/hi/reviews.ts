import type { Translation } from '../../languages.ts';
import type { ReviewWords } from '../en/reviews.ts';

export const reviews: Translation<ReviewWords> = {
  reviews: 'रिव्यू',
  reviewsOf: (product) => `${product} के रिव्यू`,
  notRated: (product) => `ग्राहक ${product} के बारे में क्या कहते हैं।`,
  rated: (rating, stars, counted, product) =>
    `${rating}: ${product} के ${counted}, 5 में से ${stars} स्टार, फ़ोटो और साइज़ के साथ।`,
  sortBy: 'क्रम चुनें',
  sorts: {
    newest: 'सबसे नए पहले',
    helpful: 'सबसे काम के',
    high: 'सबसे अच्छी रेटिंग',
    low: 'सबसे कम रेटिंग',
  },
  rating: 'रेटिंग',
  all: 'सभी',
  sizeBought: 'ख़रीदा गया साइज़',
  withPhotos: 'फ़ोटो के साथ',
  verified: 'ख़रीद की पुष्टि हुई',
  show: 'दिखाएँ',
  foundOf: (counted, all) => `${all} में से ${counted}।`,
  showAll: 'सभी दिखाएँ',
  backTo: (product) => `${product} पर वापस जाएँ`,
  review: (product) => `${product} का रिव्यू लिखें`,
  writeDescription: 'बताएँ कि यह कैसा दिखता है और पहनने में कैसा है, अपनी फ़ोटो के साथ।',
  heading: 'अपना अनुभव बताएँ',
  back: 'रिव्यू पर वापस जाएँ',
  notFound: 'प्रोडक्ट नहीं मिला',
  returnHome: 'होम पेज पर जाएँ',
  needsScript: 'रिव्यू लिखने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें।',
};
