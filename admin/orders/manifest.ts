import type { Part } from './confirmOrders.ts';

/** What one courier is handed. */
export interface Handover {
  courierName: string;
  parts: Part[];
  /** What it collects at the doors, in rupees. */
  toCollect: number;
}

/** The parcels of some parts of orders by the courier that fetches them, by name; what has no parcel is none of them. */
export function handoversOf(parts: readonly Part[]): Handover[] {
  const byCourier = Map.groupBy(
    parts.filter(({ consignment }) => consignment.shipment !== null && consignment.awb !== null),
    ({ consignment }) => consignment.shipment?.courierName ?? '',
  );
  return [...byCourier]
    .map(([courierName, own]) => ({
      courierName,
      parts: own.toSorted((a, b) => a.consignment.awb!.localeCompare(b.consignment.awb!)),
      toCollect: own.reduce((sum, { consignment }) => sum + (consignment.cashAtDoor ?? 0), 0),
    }))
    .toSorted((a, b) => a.courierName.localeCompare(b.courierName));
}
