import { messageKind } from '../../platform/messages/index.ts';

/* Messages about orders and parcels. A mail tells the same in each case. */

const ORDER = 'RH-7K4M-92QD-X3TB';
const TOTAL = '₹1,527';

export const orderPlacedMessage = messageKind('orderPlaced', {
  title: 'Order placed, cash on delivery',
  when: 'when an order with cash on delivery is placed or confirmed',
  purpose: 'orders',
  isUrgent: true,
  sample: { order: ORDER, total: TOTAL },
  words: {
    en: 'Namaste from {shop}! Your order {order} is placed. Please keep {total} ready: you pay on delivery.',
    hi: 'नमस्ते, {shop} की ओर से! आपका ऑर्डर {order} हो गया है। {total} तैयार रखें: पैसे डिलीवरी पर देने हैं।',
  },
});

export const orderPaidMessage = messageKind('orderPaid', {
  title: 'Order paid',
  when: 'when an order that is paid online is paid',
  purpose: 'orders',
  isUrgent: true,
  sample: { order: ORDER, total: TOTAL },
  words: {
    en: 'Namaste from {shop}! Your payment of {total} has arrived, and your order {order} is placed.',
    hi: 'नमस्ते, {shop} की ओर से! आपका {total} का पेमेंट मिल गया है, और आपका ऑर्डर {order} हो गया है।',
  },
});

export const codToConfirmMessage = messageKind('codToConfirm', {
  title: 'Please confirm your order',
  when: 'when a dear order with cash on delivery is placed, which its shopper is to confirm',
  purpose: 'orders',
  isUrgent: true,
  sample: { order: ORDER, total: TOTAL, until: '27 Nov 2026, 6:30 pm' },
  words: {
    en: 'Namaste from {shop}! Do you want your order {order} of {total}, with cash on delivery? Please confirm by {until}, here or by the link in our email. Without an answer we cancel it.',
    hi: 'नमस्ते, {shop} की ओर से! क्या आपको {total} का ऑर्डर {order} चाहिए, कैश ऑन डिलीवरी पर? {until} तक हाँ कहें, यहाँ या हमारे ईमेल के लिंक से। जवाब न मिलने पर हम इसे कैंसल कर देंगे।',
  },
  replies: [
    {
      name: 'CONFIRM',
      label: { en: 'Yes, send it', hi: 'हाँ, भेजें' },
      words: [
        'yes',
        'y',
        'yes send it',
        'ok',
        'okay',
        'confirm',
        'haan',
        'han',
        'ha',
        'ji',
        'haan ji',
        'हाँ',
        'हां',
        'हा',
        'जी',
        'जी हाँ',
        'हाँ जी',
        'हाँ भेजें',
        'भेज दो',
      ],
    },
    {
      name: 'CANCEL',
      label: { en: 'No, cancel it', hi: 'नहीं, कैंसल करें' },
      words: [
        'no',
        'n',
        'no cancel it',
        'cancel',
        'nahi',
        'nahin',
        'nahi chahiye',
        'cancel karo',
        'नहीं',
        'नही',
        'ना',
        'नहीं चाहिए',
        'कैंसल',
        'कैंसल करो',
        'नहीं कैंसल करें',
      ],
    },
  ],
});

export const parcelShippedMessage = messageKind('parcelShipped', {
  title: 'On its way',
  when: 'when a parcel was handed to the courier',
  purpose: 'orders',
  sample: { order: ORDER, courier: 'Godavari Surface', awb: 'SBX000000017' },
  words: {
    en: 'Namaste from {shop}! A parcel of your order {order} is on its way with {courier}, AWB {awb}. Please film it while you open it.',
    hi: 'नमस्ते, {shop} की ओर से! आपके ऑर्डर {order} का पार्सल {courier} से रवाना हो गया है, AWB {awb}। पार्सल खोलते समय वीडियो बना लें।',
  },
});

export const parcelTodayMessage = messageKind('parcelToday', {
  title: 'Arrives today',
  when: 'when a parcel that is paid is with the delivery person',
  purpose: 'orders',
  isUrgent: true,
  sample: { order: ORDER },
  words: {
    en: 'Namaste from {shop}! A parcel of your order {order} arrives today. It is paid.',
    hi: 'नमस्ते, {shop} की ओर से! आपके ऑर्डर {order} का पार्सल आज आएगा। इसका पेमेंट हो चुका है।',
  },
});

export const parcelTodayCashMessage = messageKind('parcelTodayCash', {
  title: 'Arrives today, cash on delivery',
  when: 'when a parcel that is paid on delivery is with the delivery person',
  purpose: 'orders',
  isUrgent: true,
  sample: { order: ORDER, amount: TOTAL },
  words: {
    en: 'Namaste from {shop}! A parcel of your order {order} arrives today. Please keep {amount} ready.',
    hi: 'नमस्ते, {shop} की ओर से! आपके ऑर्डर {order} का पार्सल आज आएगा। {amount} तैयार रखें।',
  },
});

export const parcelFailedMessage = messageKind('parcelFailed', {
  title: 'Could not be delivered',
  when: 'when a courier could not deliver a parcel',
  purpose: 'orders',
  sample: { order: ORDER, awb: 'SBX000000017' },
  words: {
    en: 'Namaste from {shop}! The courier could not deliver a parcel of your order {order}, AWB {awb}. Should the courier try again, or take it back? Please tell us here or on our page Track Order.',
    hi: 'नमस्ते, {shop} की ओर से! कूरियर आपके ऑर्डर {order} का पार्सल, AWB {awb}, नहीं दे पाया। क्या कूरियर फिर से आए, या पार्सल वापस ले जाए? यहाँ या हमारे Track Order पेज पर बताएँ।',
  },
  replies: [
    {
      name: 'REATTEMPT',
      label: { en: 'Try again', hi: 'फिर से आएँ' },
      words: ['try again', 'again', 'फिर से आएँ', 'फिर से'],
    },
    { name: 'RETURN', label: { en: 'Take it back', hi: 'वापस ले जाएँ' }, words: ['take it back', 'वापस ले जाएँ'] },
  ],
});

export const parcelDeliveredMessage = messageKind('parcelDelivered', {
  title: 'Delivered',
  when: 'when a parcel was delivered',
  purpose: 'orders',
  sample: { order: ORDER },
  words: {
    en: 'Namaste from {shop}! A parcel of your order {order} was delivered. We hope you like it.',
    hi: 'नमस्ते, {shop} की ओर से! आपके ऑर्डर {order} का पार्सल पहुँच गया है। उम्मीद है आपको पसंद आएगा।',
  },
});

export const sellerOrderMessage = messageKind('sellerOrder', {
  title: 'New order',
  when: 'when an order is ready to be confirmed and packed',
  purpose: 'selling',
  sample: { order: ORDER, pieces: '3' },
  words: {
    en: 'New order at {shop}: {order}, pieces: {pieces}. Please confirm and pack it in your console.',
    hi: 'नया ऑर्डर, {shop} पर: {order}, पीस: {pieces}। अपने कंसोल में इसे पक्का करके पैक करें।',
  },
});
