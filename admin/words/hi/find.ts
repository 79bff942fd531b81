import type { words as English } from '../en/find.ts';

/** The search over everything. */
export const words: typeof English = {
  find: 'खोजें',
  findAnOrderParcelProduct: 'ऑर्डर, पार्सल, प्रोडक्ट या व्यक्ति खोजें',
  byNumberMobileAwbSku: 'नंबर, मोबाइल, AWB, SKU या नाम से।',
  looking: 'खोजा जा रहा है …',
  nothingWasFound: (hint) => `कुछ नहीं मिला। ${hint}।`,
  somethingCouldNotBeSearched: 'पूरी खोज नहीं हो सकी। कृपया फिर कोशिश करें।',
  allThatIsFoundIn: (name) => `${name}: जो मिला, सब देखें`,
  parcelWithoutAwb: 'बिना AWB का पार्सल',
  parcelOfOrder: (courier, status, city, orderId) => `${courier}, ${status}, ${city}, ऑर्डर ${orderId}`,
};
