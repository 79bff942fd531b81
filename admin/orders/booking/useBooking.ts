import { useQueries } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { call, messageOf, refusalOf } from '../../providers/call.ts';
import { CALL_ONCE } from '../../providers/useAnswer.ts';
import type { ParcelRecord } from '../../providers/records.ts';
import { ERRORS_IN_PLACE } from '../../ui/record/errorsInPlace.ts';
import type { Part } from '../confirmOrders.ts';
import { offerBy, offersPath } from '../courierOffers.ts';
import type { CourierRule, Offer, Offers } from '../courierOffers.ts';
import { shipParcel } from '../parcelCalls.ts';
import type { Measures } from '../ParcelSizeFields.tsx';

/** The number of parcels that are booked at the same time. */
const AT_ONCE = 4;

export interface BookingOutcome {
  isBooked: boolean;
  /** Who picks the parcel up, or why it is not booked. */
  text: string;
}

/** A parcel to book: its offers, the chosen one, and what became of it. */
export interface BookingRow {
  part: Part;
  isAsking: boolean;
  quoted: Offers | undefined;
  /** Why there are no offers. */
  errorText: string | undefined;
  /** Errors of the measures. */
  errors: Record<string, string>;
  measures: Measures;
  offer: Offer | undefined;
  outcome: BookingOutcome | undefined;
}

const NEWEST = { sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage: 1 } } as const;

/** Fetches the offers for several parcels, chooses one for each by a rule or by hand, and books them. */
export function useBooking(parts: readonly Part[]) {
  const mountId = useId();
  const { data: newest } = useGetList<ParcelRecord>('shipping', NEWEST, ERRORS_IN_PLACE);
  const lastCourier = newest?.[0]?.courierName || undefined;
  const [rule, setRule] = useState<CourierRule>('cheapest');
  const [measures, setMeasures] = useState<ReadonlyMap<number, Measures>>(new Map());
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, BookingOutcome>>(new Map());
  // Whether the courier service knows a parcel from an earlier try, by consignment.
  const known = useRef(new Map<number, { current: boolean }>());

  const asked = useQueries({
    queries: parts.map((part) => {
      const size = measures.get(part.consignment.id) ?? {};
      return {
        queryKey: ['offers', mountId, part.consignment.id, size],
        queryFn: () => offersFor(part, size),
        ...CALL_ONCE,
      };
    }),
  });

  const rows = parts.map((part, at): BookingRow => {
    const { id } = part.consignment;
    const { data: quoted, error, isFetching } = asked[at]!;
    const errors = refusalOf(error).errors ?? {};
    const offers = quoted?.couriers ?? [];
    const byHand = offers.find(({ courier_company_id }) => courier_company_id === chosen.get(id));
    return {
      part,
      isAsking: isFetching,
      quoted,
      errorText: error && Object.keys(errors).length === 0 ? messageOf(error) : undefined,
      errors,
      measures: measures.get(id) ?? {},
      offer: byHand ?? offerBy(rule, offers, lastCourier),
      outcome: outcomes.get(id),
    };
  });

  async function bookOne({ part, offer, measures: size }: BookingRow, pickupOn: string): Promise<boolean> {
    const { id } = part.consignment;
    const isKnown = known.current.get(id) ?? { current: false };
    known.current.set(id, isKnown);
    let outcome: BookingOutcome;
    try {
      const choice = { measures: size, courierId: offer!.courier_company_id, pickupOn };
      const text = await shipParcel(part, choice, isKnown);
      outcome = { isBooked: true, text };
    } catch (error) {
      outcome = { isBooked: false, text: messageOf(error) };
    }
    setOutcomes((before) => new Map(before).set(id, outcome));
    return outcome.isBooked;
  }

  return {
    rows,
    rule,
    /** Chooses a rule for all parcels. Couriers chosen by hand are forgotten. */
    setRule: (next: CourierRule) => {
      setRule(next);
      setChosen(new Map());
    },
    lastCourier,
    choose: (consignmentId: number, courierId: number) => setChosen(new Map(chosen).set(consignmentId, courierId)),
    measure: (consignmentId: number, size: Measures) => setMeasures(new Map(measures).set(consignmentId, size)),
    /**
     * Books parcels, a few at a time. A refusal does not stop the others.
     * @param pickupOn the day of all pickups; empty for as soon as possible
     */
    book: async (toBook: readonly BookingRow[], pickupOn: string): Promise<{ booked: number; refused: number }> => {
      const waiting = [...toBook];
      let booked = 0;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let row = waiting.shift(); row; row = waiting.shift()) if (await bookOne(row, pickupOn)) booked += 1;
        }),
      );
      return { booked, refused: toBook.length - booked };
    },
  };
}

async function offersFor(part: Part, size: Measures): Promise<Offers> {
  const { json } = await call(offersPath(part, size));
  return (json as { data: Offers }).data;
}
