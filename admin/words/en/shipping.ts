import { inLanguage } from '../language.ts';

/** The list of parcels. */
export const words = inLanguage('shipping', {
  ownCourier: 'Own courier',
  awbOrderOrCourier: 'AWB, order or courier',
  allParcels: 'All parcels',
  noParcelWasMadeYet: 'No parcel was made yet',
  failedToFetchTheParcels: 'Failed to fetch the parcels',
  parcels: 'Parcels',
  toCollect: 'To collect',
  expected: 'Expected',
  notBookedWithACourier: 'Not booked with a courier yet',
});
