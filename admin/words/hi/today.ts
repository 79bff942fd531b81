import type { words as English } from '../en/today.ts';

/** The page of a seller's work of the day: orders, parcels, problems, and drafts of products. */
export const words: typeof English = {
  // Drafts of products
  readyForTheShop: 'दुकान के लिए तैयार',
  wholeAndNotInThe: 'पूरा है, पर अभी दुकान में नहीं है।',
  puttingInTheShop: 'दुकान में डाला जा रहा है…',
  putInTheShop: (isAll, count) => `${isAll ? 'सभी ' : ''}${count} दुकान में डालें`,
  toComplete: 'पूरा करना है',
  productsAreInTheShop: (count) => (count === 1 ? '1 प्रोडक्ट दुकान में आ गया।' : `${count} प्रोडक्ट दुकान में आ गए।`),
  productIsNot: (name, why) => `${name} नहीं आया: ${why}`,
  // Orders and parcels
  holiday: (holiday) => `${holiday}।`,
  changeTheHoliday: 'छुट्टी बदलें',
  toConfirm: 'पक्का करना है',
  noOrderWaitsToBe: 'पक्का करने के लिए कोई ऑर्डर नहीं है।',
  confirming: 'पक्का किया जा रहा है…',
  confirmOrders: (isAll, count) => `${isAll ? 'सभी ' : ''}${count} ${count === 1 ? 'पक्का' : 'पक्के'} करें`,
  toPack: 'पैक करना है',
  nothingWaitsToBePacked: 'पैक करने के लिए कुछ नहीं है।',
  toHandOver: 'कूरियर को देना है',
  noParcelWaitsForIts: 'कूरियर को देने के लिए कोई पार्सल नहीं है।',
  problems: 'दिक्कतें',
  noFailedDeliveryAndNo: 'कोई डिलीवरी नहीं रुकी, और किसी रिटर्न का जवाब बाकी नहीं है।',
  theDeliveryFailedTellThe: 'डिलीवरी नहीं हो सकी: कूरियर को बताएँ कि क्या करे।',
  theBuyerAsksForA: 'ग्राहक रिटर्न चाहता है: मंज़ूर करें या मना करें।',
  lateSinceDay: (day) => `${day} से लेट`,
};
