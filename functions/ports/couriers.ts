import type { Day } from '#contract/shop/dates.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';

/** The weight and the size of a parcel; sides in centimetres. */
export interface ParcelSize {
  weightGrams: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
}

export interface QuoteRequest {
  pickupPin: string;
  deliveryPin: string;
  parcel: ParcelSize;
  /** Whether the rates include the fee for collecting cash. */
  cod: boolean;
  /** A shorter timeout for callers that cannot wait as long as others, in milliseconds. */
  withinMs?: number;
}

/** One courier's offer for a parcel. */
export interface CourierQuote {
  courierNumber: number;
  courierName: string;
  ratePaise: Paise;
  /** The cost of the return when nobody accepts the parcel (RTO). */
  rtoPaise: Paise;
  /** Whether it collects cash at this PIN. */
  cod: boolean;
  /** The day of delivery if the parcel were handed over today; null when the courier does not say. */
  etd: Day | null;
  city: string | null;
  state: string | null;
}

export interface Courier {
  courierNumber: number;
  courierName: string;
}

/** A pickup address or a delivery address. */
export interface PostalAddress {
  name: string;
  mobile: string;
  email: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  pinCode: string;
}

/**
 * A parcel to be booked. `reference` is ours and the same for all attempts, so that a repeated booking has no effect.
 */
export interface ParcelToBook {
  reference: string;
  orderedAt: number;
  /** The courier's name for the pickup address. An unknown address is registered under it. */
  pickup: PostalAddress & { nickname: string };
  delivery: PostalAddress;
  items: readonly { name: string; sku: string; units: number; unitPaise: Paise; hsn: string }[];
  /** The amount collected on delivery; null for a prepaid parcel. */
  codPaise: Paise | null;
  valuePaise: Paise;
  parcel: ParcelSize;
}

/** A booked parcel, with the courier service's own ids. */
export interface BookedParcel {
  orderNumber: number;
  shipmentNumber: number;
}

export interface AssignedAwb {
  awb: string;
  courierNumber: number | null;
  courierName: string;
}

/** One event of a parcel's tracking, as the courier reports it. */
export interface CourierScan {
  /** Epoch milliseconds. */
  at: number;
  /** The courier service's own status. */
  statusNumber: number | null;
  /** The shop's status for it; null for an event that is only shown. */
  status: ShipmentStatus | null;
  activity: string;
  location: string;
}

/** The current state of a parcel at the courier. */
export interface Tracking {
  status: ShipmentStatus | null;
  scans: CourierScan[];
  etd: Day | null;
}

/** A webhook of the courier service. It is not signed, so anything that affects money is verified by a request. */
export interface CourierPush extends CourierScan {
  awb: string;
  courierName: string;
  /** The expected day of delivery. */
  etd: Day | null;
}

/** A booking to cancel. A parcel without an AWB cannot have been picked up. */
export interface CancelledBooking {
  orderNumber: number;
  awb: string | null;
}

/** The decision about a parcel that could not be delivered. */
export interface FailedDeliveryAnswer {
  action: 're-attempt' | 'return';
  comments: string;
  on?: Day | undefined;
  address?: string | undefined;
  phone?: string | undefined;
}

/**
 * The courier service.
 * @throws ProviderError from every method, when the service refuses, fails or does not respond in time
 */
export interface CourierService {
  /** Returns the couriers that accept this parcel; none if the PIN is not served. */
  quotes(request: QuoteRequest): Promise<CourierQuote[]>;
  couriers(): Promise<Courier[]>;
  /** Books a parcel. A parcel that is booked already is found by its reference. */
  book(parcel: ParcelToBook): Promise<BookedParcel>;
  /** Assigns an AWB to a parcel. If it already has an AWB, that AWB stays. */
  assignAwb(
    booked: BookedParcel & { reference: string; isReturn?: boolean },
    courierNumber?: number,
  ): Promise<AssignedAwb>;
  /** Requests a pickup, and returns its day. */
  requestPickup(shipmentNumber: number, on?: Day): Promise<Day | null>;
  /** Returns the label to print, a PDF. */
  label(shipmentNumber: number): Promise<Uint8Array<ArrayBuffer>>;
  track(awb: string): Promise<Tracking>;
  /** Cancels a booking. A cancelled booking stays cancelled. A parcel that was picked up is not cancelled. */
  cancel(booking: CancelledBooking): Promise<'cancelled' | 'fetched'>;
  answerFailedDelivery(awb: string, answer: FailedDeliveryAnswer): Promise<void>;
  /** Books a return: `pickup` is the customer, `delivery` the seller. */
  bookReturn(parcel: ParcelToBook): Promise<BookedParcel>;
  /** Returns whether a push carries the agreed token; compares in constant time. */
  isPush(token: string | undefined): Promise<boolean>;
  /** Parses a push; returns nothing if the body is no push. */
  readPush(body: unknown): CourierPush | undefined;
}
