import { ORDER_STATUS_FAILED, ORDERS_EMPTY, SELLER_ORDERS_ERROR, TRACK_FAILED } from '#contract/messages.ts';
import { DOCUMENT_TITLES } from '#contract/shop/documents.ts';
import { AT_COUNTER, ORDER_SOURCE_WORDS } from '#contract/shop/order-source.ts';
import { CONDITION_WORDS, RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { orderStates } from '#contract/words/hi/order-states.ts';
import { orderTexts } from '#contract/words/hi/order-texts.ts';
import { papers } from '#contract/words/hi/papers.ts';
import { paymentScripts } from '#contract/words/hi/payment-scripts.ts';
import { fieldTexts } from '#contract/words/hi/refusals.ts';
import { searchScripts } from '#contract/words/hi/search-scripts.ts';
import type { WordsByText } from '#contract/words/translated.ts';

const sources = {
  [ORDER_SOURCE_WORDS.campaign]: 'विज्ञापन या लिंक',
  [ORDER_SOURCE_WORDS.search]: 'सर्च इंजन',
  [ORDER_SOURCE_WORDS.social]: 'सोशल मीडिया',
  [ORDER_SOURCE_WORDS.site]: 'दूसरी वेबसाइट',
  [ORDER_SOURCE_WORDS.direct]: 'सीधे',
  [ORDER_SOURCE_WORDS.staff]: 'स्टाफ़ के ज़रिए',
};

const byStaff = (channel: string) => `${ORDER_SOURCE_WORDS.staff}: ${channel}`;

/** Texts of orders, parcels, returns and their papers that the contract has, by the English text. */
export const sharedOrders: WordsByText = {
  ...orderStates(),
  // To a shopper it says that the shopper did it.
  [RETURN_STATUS_WORDS.WITHDRAWN]: 'ग्राहक ने कैंसल किया',
  [CONDITION_WORDS.restock]: 'ठीक है, स्टॉक में वापस',
  [CONDITION_WORDS.damaged]: 'टूटा या ख़राब',
  [CONDITION_WORDS.writtenOff]: 'किसी काम का नहीं',
  ...Object.fromEntries(Object.values(DOCUMENT_TITLES).map((title) => [title, papers[title]])),
  // Where an order came from
  ...sources,
  [byStaff('telephone')]: 'स्टाफ़ के ज़रिए: फ़ोन पर',
  [byStaff('chat')]: 'स्टाफ़ के ज़रिए: चैट पर',
  [byStaff('fair')]: 'स्टाफ़ के ज़रिए: मेले में',
  [byStaff(AT_COUNTER)]: 'स्टाफ़ के ज़रिए: काउंटर पर',
  ...Object.fromEntries(Object.entries(sources).map(([english, own]) => [`${english}: {name}`, `${own}: {name}`])),
  // The discount of a bundle
  'Bundle {name}, {sets} sets': 'सेट {name}, {sets} सेट',
  'Bundle {name}': 'सेट {name}',
  // Messages
  [ORDERS_EMPTY]: orderTexts[ORDERS_EMPTY],
  [SELLER_ORDERS_ERROR]: searchScripts[SELLER_ORDERS_ERROR],
  [TRACK_FAILED]: paymentScripts[TRACK_FAILED],
  [ORDER_STATUS_FAILED]: fieldTexts[ORDER_STATUS_FAILED]!,
};
