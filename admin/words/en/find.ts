import { inLanguage } from '../language.ts';

/** The search over everything. */
export const words = inLanguage('find', {
  find: 'Find',
  findAnOrderParcelProduct: 'Find an order, parcel, product or person',
  byNumberMobileAwbSku: 'By number, mobile, AWB, SKU or name.',
  looking: 'Looking …',
  nothingWasFound: (hint: string) => `Nothing was found. ${hint}.`,
  somethingCouldNotBeSearched: 'Something could not be searched. Please try again.',
  allThatIsFoundIn: (name: string) => `All that is found in ${name.toLowerCase()}`,
  parcelWithoutAwb: 'Parcel without AWB',
  parcelOfOrder: (courier: string, status: string, city: string, orderId: string) =>
    `${courier}, ${status}, ${city}, order ${orderId}`,
});
