import { addBusinessDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { cityOfPin } from '#contract/shop/pin-cities.ts';
import { isArmyPin, statesOfPin, zoneOfPin } from '#contract/shop/pin-codes.ts';

/** The distance class of a delivery: same city, same State, metro to metro, rest of India, and remote regions. */
type Zone = 'city' | 'state' | 'metros' | 'india' | 'far';
const ZONES: readonly Zone[] = ['city', 'state', 'metros', 'india', 'far'];

interface SandboxCourier {
  id: number;
  name: string;
  isSurface: boolean;
  /** Rupees for the first half kilogram, and days, by zone. Null: the courier does not serve the zone. */
  rates: readonly (number | null)[];
  days: readonly (number | null)[];
  /** Rupees for each further half kilogram. */
  nextSlab: number;
  takesCod: boolean;
}

/** Invented for the sandbox. More expensive couriers are mostly faster. */
export const SANDBOX_COURIERS: readonly SandboxCourier[] = [
  {
    id: 10,
    name: 'Vayu Air',
    isSurface: false,
    rates: [52, 64, 78, 96, 148],
    days: [1, 1, 2, 3, 5],
    nextSlab: 44,
    takesCod: true,
  },
  {
    id: 24,
    name: 'Godavari Surface',
    isSurface: true,
    rates: [34, 40, 52, 58, 92],
    days: [2, 3, 4, 5, 9],
    nextSlab: 22,
    takesCod: true,
  },
  {
    id: 33,
    name: 'Deccan Express',
    isSurface: true,
    rates: [38, 44, 55, 64, null],
    days: [1, 2, 3, 5, null],
    nextSlab: 26,
    takesCod: true,
  },
  {
    id: 51,
    name: 'Saraswati Parcel',
    isSurface: true,
    rates: [31, 37, 50, 56, 88],
    days: [2, 3, 5, 6, 10],
    nextSlab: 20,
    takesCod: false,
  },
  {
    id: 58,
    name: 'Nagar Local',
    isSurface: true,
    rates: [29, null, null, null, null],
    days: [1, null, null, null, null],
    nextSlab: 18,
    takesCod: true,
  },
  {
    id: 77,
    name: 'Himgiri Air',
    isSurface: false,
    rates: [58, 70, 82, 99, 131],
    days: [1, 2, 2, 3, 4],
    nextSlab: 46,
    takesCod: true,
  },
];

/** The fee for collecting cash, in rupees. */
const COD_CHARGE = 35;
const SLAB_GRAMS = 500;

/** Tells whether cash is collected at a PIN code: not on the islands, nor at codes that 101 divides, such as 500051. */
export function takesCash(pin: string): boolean {
  return !/^(744|6825)/.test(pin) && Number(pin) % 101 !== 0;
}

function zoneBetween(pickup: string, delivery: string): Zone {
  const [from, to] = [zoneOfPin(pickup), zoneOfPin(delivery)];
  if (pickup.slice(0, 3) === delivery.slice(0, 3)) return 'city';
  const states = statesOfPin(pickup).map(({ code }) => code);
  if (statesOfPin(delivery).some(({ code }) => states.includes(code))) return 'state';
  if (from === 'far' || to === 'far') return 'far';
  return from === 'metro' && to === 'metro' ? 'metros' : 'india';
}

export interface SandboxQuote {
  courier: SandboxCourier;
  /** Rupees. */
  freight: number;
  codCharge: number;
  cod: boolean;
  days: number;
  etdOn: Day;
  city: string;
  state: string;
}

/**
 * Returns the couriers that take a parcel from one PIN to another today. The same query always has the same result. No
 * courier delivers to the Army Postal Service, nor to a PIN of no State.
 */
export function quotesBetween(
  pickup: string,
  delivery: string,
  parcel: { weightKg: number; volumeCm3: number },
  input: { cod: boolean; today: Day },
): SandboxQuote[] {
  const [state] = statesOfPin(delivery);
  if (!state || isArmyPin(delivery) || statesOfPin(pickup).length === 0) return [];
  const index = ZONES.indexOf(zoneBetween(pickup, delivery));
  // A large light parcel is charged by its volumetric weight.
  const grams = Math.max(parcel.weightKg * 1000, (parcel.volumeCm3 / 5000) * 1000);
  const slabs = Math.max(1, Math.ceil(grams / SLAB_GRAMS));
  return SANDBOX_COURIERS.flatMap((courier) => {
    const [first, days] = [courier.rates[index], courier.days[index]];
    if (first == null || days == null) return [];
    const cod = courier.takesCod && takesCash(delivery);
    return {
      courier,
      freight: first + (slabs - 1) * courier.nextSlab,
      codCharge: cod && input.cod ? COD_CHARGE : 0,
      cod,
      days,
      etdOn: addBusinessDays(input.today, days),
      city: cityOfPin(delivery) ?? '',
      state: state.name,
    };
  });
}
