import type { Part } from './confirmOrders.ts';

/** The parcels that one courier picks up. */
export interface Handover {
  courierName: string;
  parts: Part[];
  /** The cash to collect, in rupees. */
  toCollect: number;
}

/** Returns the parcels by courier, sorted by its name, without consignments that have none. */
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
