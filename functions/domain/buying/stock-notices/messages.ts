import { messageKind } from '../../platform/messages/index.ts';

export const backInStockMessage = messageKind('backInStock', {
  title: 'Back in stock',
  when: 'once, beside the email, when an item somebody waits for is in stock again',
  purpose: 'offers',
  sample: { item: 'Kundan Jhumka', price: '₹599' },
  words: {
    en: 'Namaste from {shop}! {item} is in stock again at {price}. You asked us to tell you. Reply STOP to end these messages.',
    hi: 'नमस्ते, {shop} की ओर से! {item} फिर से स्टॉक में है, {price} में। आपने हमें बताने को कहा था। ये मैसेज बंद करने के लिए STOP लिखें।',
  },
});
