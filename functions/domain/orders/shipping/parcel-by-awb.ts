import { papersOfParcel } from '../documents/index.ts';
import type { OfConsignment } from '../orders/index.ts';
import { paymentsOfParcel } from '../payments/index.ts';
import { refundedOfParcel } from '../refunds/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import type { RefundedRow } from '../refunds/index.ts';
import { heldByAwb, shipmentByAwb } from './reads.ts';

/** Returns the reads of all records that a report about a parcel may change, by its AWB, for one batch. */
export function parcelByAwb(awb: string) {
  return {
    rows: shipmentByAwb({ awb, sellerId: null, userId: null }),
    held: heldByAwb({ awb }),
    papers: papersOfParcel({ awb }),
    payments: paymentsOfParcel({ awb }),
    refunded: refundedOfParcel({ awb }),
  };
}

/** Records that depend on the parcel: reservations, documents, payments and refunds of its order. */
export interface OfParcel extends OfConsignment {
  payments: PaymentRow[];
  refunded: RefundedRow[];
}
