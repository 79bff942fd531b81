import type { Day } from '#contract/shop/dates.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';

/** A parcel as couriers weigh it; sides in centimetres. */
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

/** What one courier offers for a parcel. */
export interface CourierQuote {
  courierNumber: number;
  courierName: string;
  ratePaise: Paise;
  /** The cost of the return when nobody accepts the parcel (RTO). */
  rtoPaise: Paise;
  /** Whether it collects cash at this PIN. */
  cod: boolean;
  /** The day of delivery were the parcel handed over today; null where the courier does not say. */
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

/** A parcel to be booked. `reference` is ours, and one for all tries: booking it twice is booking it once. */
export interface ParcelToBook {
  reference: string;
  orderedAt: number;
  /** The name the pickup address has with the courier; told to it when it is not known there. */
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

/** One line of a parcel's way, as the courier tells it. */
export interface CourierScan {
  /** Epoch milliseconds. */
  at: number;
  /** The courier service's own status. */
  statusNumber: number | null;
  /** What it means here; null where it is only told. */
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

/** A message the courier service sent by itself. Nobody signed it: what moves money is asked for again. */
export interface CourierPush extends CourierScan {
  awb: string;
  courierName: string;
  /** The expected day of delivery. */
  etd: Day | null;
}

/** A booking that is not wanted any more; without an AWB nobody can have fetched it. */
export interface CancelledBooking {
  orderNumber: number;
  awb: string | null;
}

/** What becomes of a parcel that could not be delivered. */
export interface FailedDeliveryAnswer {
  action: 're-attempt' | 'return';
  comments: string;
  on?: Day | undefined;
  address?: string | undefined;
  phone?: string | undefined;
}

/**
 * The courier service behind the shop. Every method throws a `ProviderError` when the service refuses, fails or does not
 * answer in time.
 */
export interface CourierService {
  /** Returns the couriers that accept this parcel; none if the PIN is not served. */
  quotes(request: QuoteRequest): Promise<CourierQuote[]>;
  couriers(): Promise<Courier[]>;
  /** Books a parcel; one that is booked already is found by its reference. */
  book(parcel: ParcelToBook): Promise<BookedParcel>;
  /** Assigns an AWB to a parcel. A parcel that has an AWB keeps it. */
  assignAwb(
    booked: BookedParcel & { reference: string; isReturn?: boolean },
    courierNumber?: number,
  ): Promise<AssignedAwb>;
  /** Asks for the parcel to be fetched, and tells the day. */
  requestPickup(shipmentNumber: number, on?: Day): Promise<Day | null>;
  /** Returns the label to print, a PDF. */
  label(shipmentNumber: number): Promise<Uint8Array<ArrayBuffer>>;
  track(awb: string): Promise<Tracking>;
  /** Cancels a booking; one that is cancelled already stays so. What was fetched already goes its way. */
  cancel(booking: CancelledBooking): Promise<'cancelled' | 'fetched'>;
  answerFailedDelivery(awb: string, answer: FailedDeliveryAnswer): Promise<void>;
  /** Books the way back: `pickup` is the customer, `delivery` the seller. */
  bookReturn(parcel: ParcelToBook): Promise<BookedParcel>;
  /** Returns whether a push carries the agreed token; compares in constant time. */
  isPush(token: string | undefined): Promise<boolean>;
  /** Parses a push; returns nothing if the body is no push. */
  readPush(body: unknown): CourierPush | undefined;
}
