import { messageKind } from '../../platform/messages/index.ts';

export const refundSentMessage = messageKind('refundSent', {
  title: 'Refund sent',
  when: 'when the payment gateway has refunded an amount',
  purpose: 'orders',
  sample: { order: 'RH-7K4M-92QD-X3TB', amount: '₹404.10' },
  words: {
    en: 'Namaste from {shop}! We have refunded {amount} of your order {order} to the account you paid from. Banks take 5 to 7 working days to show it.',
    hi: 'नमस्ते, {shop} की ओर से! आपके ऑर्डर {order} के {amount} उसी खाते में वापस भेज दिए गए हैं, जिससे आपने पेमेंट किया था। बैंक को 5 से 7 कामकाजी दिन लगते हैं।',
  },
});
