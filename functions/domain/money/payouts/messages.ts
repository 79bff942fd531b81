import { messageKind } from '../../platform/messages/index.ts';

export const sellerPayoutMessage = messageKind('sellerPayout', {
  title: 'Payout sent',
  when: 'when a payout has left the bank',
  purpose: 'selling',
  isWithoutMail: true,
  sample: { payout: 'PO-2026-11-0007', amount: '₹18,240' },
  words: {
    en: 'Your payout {payout} of {amount} from {shop} was sent to your bank account. Its statement is in your console.',
    hi: 'आपका पेआउट {payout}, {amount}, {shop} की ओर से आपके बैंक खाते में भेज दिया गया है। इसका हिसाब आपके कंसोल में है।',
  },
});
