import { inLanguage } from '../language.ts';

export const words = inLanguage('find', {
  parcelWithoutAwb: 'Parcel without AWB',
  courierNameShipmentWordCityOrderOrderId: (courierName: string, shipmentWord: string, city: string, orderId: string) =>
    `${courierName}, ${shipmentWord}, ${city}, order ${orderId}`,
  controlK: 'Control+K',
  find: 'Find',
  ctrlK: 'Ctrl K',
  findAnOrderParcelProduct: 'Find an order, parcel, product or person',
  byNumberMobileAwbSku: 'By number, mobile, AWB, SKU or name.',
  looking: 'Looking …',
  nothingWasFound: (searchEmptyHint: string) => `Nothing was found. ${searchEmptyHint}.`,
  somethingCouldNotBeSearched: 'Something could not be searched. Please try again.',
  allThatIsFoundIn: (name: string) => `All that is found in ${name}`,
});
