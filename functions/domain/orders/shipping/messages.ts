import { messageKind } from '../../platform/messages/index.ts';

export const sellerPickupMessage = messageKind('sellerPickup', {
  title: 'Pick-up today',
  when: 'in the morning of a day on which a courier fetches parcels',
  purpose: 'selling',
  isWithoutMail: true,
  sample: { parcels: '4' },
  words: {
    en: 'The courier comes today for your parcels from {shop}: {parcels}. Please have them packed and labelled.',
    hi: 'कूरियर आज {shop} के आपके पार्सल लेने आएगा: {parcels}। उन्हें पैक करके लेबल लगा लें।',
  },
});
