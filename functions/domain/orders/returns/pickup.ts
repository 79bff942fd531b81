import type { OutboxItem } from '../../platform/outbox/index.ts';
import { PARCEL_BOX } from '../../buying/delivery/index.ts';
import { returnPickup } from './return-pickup.ts';
import type { ReturnItemRow, ReturnRow } from './reads.ts';

/** Weight of box and paper. */
const BOX_GRAMS = 100;

/** Returns the outbox item that books the pickup of returned pieces, from the shopper to the seller. */
export function pickupOf(
  { back, order, seller, shopperEmail }: ReturnRow,
  items: readonly ReturnItemRow[],
): OutboxItem {
  const valuePaise = items.reduce((sum, { paid, item }) => sum + unitOf(paid) * item.quantity, 0);
  return returnPickup.item(`pickup-${back.reference}`, {
    reference: back.reference,
    orderedAt: back.createdAt,
    pickup: {
      nickname: back.reference,
      name: order.shipName,
      mobile: order.shipMobile,
      email: order.shipEmail ?? shopperEmail,
      address: order.shipAddress,
      address2: [order.shipAddressLine2, order.shipLocality].filter(Boolean).join(', '),
      city: order.shipCity,
      state: order.shipState,
      pinCode: order.shipPinCode,
    },
    delivery: {
      name: seller.businessName,
      mobile: seller.mobile,
      email: seller.email,
      address: seller.pickupAddress,
      address2: seller.pickupLocality,
      city: seller.pickupCity,
      state: seller.pickupState,
      pinCode: seller.pickupPinCode,
    },
    items: items.map(({ item, name, skuCode, paid, hsn }) => ({
      name,
      sku: skuCode,
      units: item.quantity,
      unitPaise: unitOf(paid),
      hsn,
    })),
    codPaise: null,
    valuePaise,
    parcel: {
      ...PARCEL_BOX,
      weightGrams: items.reduce((sum, { item, weightGrams }) => sum + weightGrams * item.quantity, BOX_GRAMS),
    },
  });
}

const unitOf = ({ netPaise, quantity }: ReturnItemRow['paid']) => Math.floor(netPaise / quantity);
