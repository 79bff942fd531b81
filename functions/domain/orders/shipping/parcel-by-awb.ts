import { papersOfParcel } from '../documents/index.ts';
import type { OfConsignment } from '../orders/index.ts';
import { paymentsOfParcel } from '../payments/index.ts';
import { refundedOfParcel } from '../refunds/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import type { RefundedRow } from '../refunds/index.ts';
import { heldByAwb, shipmentByAwb } from './reads.ts';

/** All that a report about a parcel may change, by its AWB; for one batch. */
export function parcelByAwb(awb: string) {
  return {
    rows: shipmentByAwb({ awb, sellerId: null, userId: null }),
    held: heldByAwb({ awb }),
    papers: papersOfParcel({ awb }),
    payments: paymentsOfParcel({ awb }),
    refunded: refundedOfParcel({ awb }),
  };
}

/** What depends on the parcel: stock, papers and money of its order. */
export interface OfParcel extends OfConsignment {
  payments: PaymentRow[];
  refunded: RefundedRow[];
}
