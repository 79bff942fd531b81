import type { words as English } from '../en/orders-booking.ts';

/** Booking the couriers of several parcels. */
export const words: typeof English = {
  bookCouriers: (count) => (count === 1 ? 'कूरियर बुक करें' : `${count} कूरियर बुक करें`),
  // The dialog
  bookCouriersOf: (count) => `${count} पार्सल का कूरियर बुक करें`,
  bookParcels: (count) => `${count} पार्सल बुक करें`,
  tryParcelsAgain: (count) => `${count} पार्सल के लिए फिर कोशिश करें`,
  bookingOf: (booked, all) => `बुक हो रहे हैं … ${all} में से ${booked}`,
  parcelsAreBooked: (count) => (count === 1 ? '1 पार्सल बुक हो गया।' : `${count} पार्सल बुक हो गए।`),
  someAreNotBooked: (count, refused) =>
    count === 1 ? `1 पार्सल बुक हो गया, ${refused} नहीं।` : `${count} पार्सल बुक हो गए, ${refused} नहीं।`,
  courierOfEachParcel: 'हर पार्सल का कूरियर',
  lastUsed: (courier) => `पिछली बार वाला, ${courier}`,
  pickupOfAllOn: 'सबका पिकअप किस दिन (ख़ाली: जल्द से जल्द)',
  parcels: 'पार्सल',
  askingTheCouriers: 'कूरियर से पूछा जा रहा है …',
  parcelsFor: (count, cost) => `${count} पार्सल, ${cost} में`,
  cheapest: 'सबसे सस्ता',
  fastest: 'सबसे तेज़',
  // A parcel of it
  withCashOnDelivery: (place) => `${place}, कैश ऑन डिलीवरी`,
  changeTheParcelOf: (orderId) => `${orderId} का पार्सल बदलें`,
  noCourierTakesThisParcel: 'कोई कूरियर यह पार्सल नहीं लेता।',
  courierOfOrderId: (orderId) => `${orderId} का कूरियर`,
};
