import { messageKind } from '../../platform/messages/index.ts';

export const priceDropMessage = messageKind('priceDrop', {
  title: 'Price drop on a wishlist',
  when: 'beside the email to who chose these, when an item on their wishlist costs less',
  purpose: 'offers',
  sample: { item: 'Kundan Jhumka', price: '₹599' },
  words: {
    en: 'Namaste from {shop}! {item} from your wishlist now costs {price}. Prices may change. Reply STOP to end these messages.',
    hi: 'नमस्ते, {shop} की ओर से! आपकी विशलिस्ट से {item} अब {price} में है। दाम बदल सकते हैं। ये मैसेज बंद करने के लिए STOP लिखें।',
  },
});
