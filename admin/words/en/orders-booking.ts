import { inLanguage } from '../language.ts';

/** Booking the couriers of several parcels. */
export const words = inLanguage('orders-booking', {
  bookCouriers: (count: number) => (count === 1 ? 'Book the courier' : `Book ${count} couriers`),
  // The dialog
  bookCouriersOf: (count: number) =>
    count === 1 ? 'Book the courier of 1 parcel' : `Book the couriers of ${count} parcels`,
  bookParcels: (count: number) => (count === 1 ? 'Book 1 parcel' : `Book ${count} parcels`),
  tryParcelsAgain: (count: number) => (count === 1 ? 'Try 1 parcel again' : `Try ${count} parcels again`),
  bookingOf: (booked: number, all: number) => `Booking … ${booked} of ${all}`,
  parcelsAreBooked: (count: number) => (count === 1 ? '1 parcel is booked.' : `${count} parcels are booked.`),
  someAreNotBooked: (count: number, refused: number) =>
    `${count === 1 ? '1 parcel is' : `${count} parcels are`} booked, ${refused} not.`,
  courierOfEachParcel: 'Courier of each parcel',
  lastUsed: (courier: string | undefined) => `Last used, ${courier}`,
  pickupOfAllOn: 'Pickup of all on (empty: as soon as possible)',
  parcels: 'Parcels',
  askingTheCouriers: 'Asking the couriers …',
  parcelsFor: (count: number, cost: string) => (count === 1 ? `1 parcel for ${cost}` : `${count} parcels for ${cost}`),
  cheapest: 'Cheapest',
  fastest: 'Fastest',
  // A parcel of it
  withCashOnDelivery: (place: string) => `${place}, cash on delivery`,
  changeTheParcelOf: (orderId: string) => `Change the parcel of ${orderId}`,
  noCourierTakesThisParcel: 'No courier takes this parcel.',
  courierOfOrderId: (orderId: string) => `Courier of ${orderId}`,
});
