import type { words as English } from '../en/shipping.ts';

/** The list of parcels. */
export const words: typeof English = {
  ownCourier: 'अपना कूरियर',
  awbOrderOrCourier: 'AWB, ऑर्डर या कूरियर',
  allParcels: 'सभी पार्सल',
  noParcelWasMadeYet: 'अभी कोई पार्सल नहीं बना',
  failedToFetchTheParcels: 'पार्सल नहीं मिल सके',
  parcels: 'पार्सल',
  toCollect: 'कैश लेना है',
  expected: 'कब पहुँचेगा',
  notBookedWithACourier: 'अभी कूरियर बुक नहीं हुआ',
};
