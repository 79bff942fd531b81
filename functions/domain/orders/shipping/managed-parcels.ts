import { eq, isNull, sql } from 'drizzle-orm';
import type { CourierReport, ManagedParcel } from '#contract/calls/shipments.ts';
import { consignments, orders, sellers, shipmentEvents, shipments } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';

const ofConsignment = sql`${shipments} JOIN ${consignments} ON ${consignments.id} = ${shipments.consignmentId}
  JOIN ${orders} ON ${orders.id} = ${consignments.orderId}`;

/** Lists the parcels that staff manage: a seller's own, or all for the platform. */
export const managedParcels = consoleList({
  id: shipments.id,
  owner: consignments.sellerId,
  select: (db) =>
    db
      .select({
        id: shipments.id,
        orderKey: orders.id,
        orderId: orders.number,
        sellerName: sellers.businessName,
        status: shipments.status,
        statusAt: shipments.statusAt,
        courierName: shipments.courierName,
        awb: shipments.awb,
        isByHand: shipments.isByHand,
        city: orders.shipCity,
        pinCode: orders.shipPinCode,
        codAmount: shipments.codPaise,
        pickupDate: shipments.pickupOn,
        etd: shipments.etdOn,
        createdAt: shipments.createdAt,
      })
      .from(shipments)
      .innerJoin(consignments, eq(consignments.id, shipments.consignmentId))
      .innerJoin(orders, eq(orders.id, consignments.orderId))
      .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
      .$dynamic(),
  counted: ofConsignment,
  sorts: { id: shipments.id },
  filters: { status: equals(shipments.status), sellerId: equals(consignments.sellerId) },
  q: [search.in(shipments.awb), search.in(orders.number), search.in(shipments.courierName)],
  row: (parcel): ManagedParcel => parcel,
  missing: 'SHIPMENT_NOT_FOUND',
});

/** Lists courier events of unknown parcels, for the platform to investigate. */
export const unmatchedReports = consoleList({
  id: shipmentEvents.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: shipmentEvents.id,
        at: shipmentEvents.at,
        happenedAt: shipmentEvents.happenedAt,
        awb: shipmentEvents.awb,
        status: shipmentEvents.status,
        activity: shipmentEvents.activity,
        location: shipmentEvents.location,
      })
      .from(shipmentEvents)
      .$dynamic(),
  counted: sql`${shipmentEvents}`,
  always: isNull(shipmentEvents.shipmentId),
  sorts: { id: shipmentEvents.id },
  filters: { awb: equals(shipmentEvents.awb) },
  q: [search.in(shipmentEvents.awb), search.in(shipmentEvents.activity)],
  row: (report): CourierReport => report,
  missing: 'NOT_FOUND',
});
