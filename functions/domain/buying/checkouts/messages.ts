import { messageKind } from '../../platform/messages/index.ts';

export const cartReminderMessage = messageKind('cartReminder', {
  title: 'Reminder of a cart',
  when: 'once for each cart, beside the email to who chose these reminders',
  purpose: 'offers',
  sample: { pieces: '2' },
  words: {
    en: 'Namaste from {shop}! Pieces in your cart: {pieces}. They are in stock today, and not held for you. Reply STOP to end these messages.',
    hi: 'नमस्ते, {shop} की ओर से! आपके कार्ट में पीस: {pieces}। ये आज स्टॉक में हैं, पर आपके लिए रोके नहीं गए हैं। ये मैसेज बंद करने के लिए STOP लिखें।',
  },
});
