import { messageKind } from '../../platform/messages/index.ts';

const sample = { reference: 'RH-7K4M-92QD-X3TB-R1' };

export const returnApprovedMessage = messageKind('returnApproved', {
  title: 'Return accepted',
  when: 'when a return is accepted',
  purpose: 'orders',
  sample,
  words: {
    en: 'Namaste from {shop}! Your return {reference} is accepted. What to do next is in our email and in your account.',
    hi: 'नमस्ते, {shop} की ओर से! आपका रिटर्न {reference} मंज़ूर हो गया है। आगे क्या करना है, यह हमारे ईमेल और आपके अकाउंट में लिखा है।',
  },
});

export const returnRejectedMessage = messageKind('returnRejected', {
  title: 'Return not accepted',
  when: 'when a return is not accepted',
  purpose: 'orders',
  sample,
  words: {
    en: 'Namaste from {shop}! Your return {reference} was not accepted. The reason is in our email and in your account.',
    hi: 'नमस्ते, {shop} की ओर से! आपका रिटर्न {reference} मंज़ूर नहीं हुआ। वजह हमारे ईमेल और आपके अकाउंट में लिखी है।',
  },
});

export const returnReceivedMessage = messageKind('returnReceived', {
  title: 'Return arrived',
  when: 'when returned items have arrived at their seller',
  purpose: 'orders',
  sample,
  words: {
    en: 'Namaste from {shop}! The items of your return {reference} have arrived and are checked next.',
    hi: 'नमस्ते, {shop} की ओर से! आपके रिटर्न {reference} का सामान पहुँच गया है। अब इसकी जाँच होगी।',
  },
});

export const returnPaidMessage = messageKind('returnPaid', {
  title: 'Refund of a return paid',
  when: 'when the platform has paid a refund by a transfer',
  purpose: 'orders',
  sample: { ...sample, amount: '₹404.10' },
  words: {
    en: 'Namaste from {shop}! Your refund of {amount} for the return {reference} was paid by bank transfer.',
    hi: 'नमस्ते, {shop} की ओर से! रिटर्न {reference} के {amount} बैंक ट्रांसफ़र से भेज दिए गए हैं।',
  },
});
