import { ProviderError } from '../../ports/provider-error.ts';
import type { CourierService } from '../../ports/couriers.ts';

const fail = () => Promise.reject(new ProviderError('couriers', 'none are connected here'));

/** For contexts that ship nothing: page builds, seeds. Every call fails as if no courier responded. */
export const noCouriers: CourierService = {
  quotes: fail,
  couriers: fail,
  book: fail,
  assignAwb: fail,
  requestPickup: fail,
  label: fail,
  track: fail,
  cancel: fail,
  answerFailedDelivery: fail,
  bookReturn: fail,
  isPush: () => Promise.resolve(false),
  readPush: () => undefined,
};

/** For the demo shop's past: every PIN was served, and cash was collected. */
export const couriersOfThePast: CourierService = {
  ...noCouriers,
  quotes: () =>
    Promise.resolve([
      {
        courierNumber: 1,
        courierName: 'Post',
        ratePaise: 0,
        rtoPaise: 0,
        cod: true,
        etd: null,
        city: null,
        state: null,
      },
    ]),
};
