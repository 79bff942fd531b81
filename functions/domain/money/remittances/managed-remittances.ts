import { eq, sql } from 'drizzle-orm';
import type { Remittance } from '#contract/calls/remittances.ts';
import { codRemittances, consignments, orders, sellers, shipments } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';

/** Lists the cash that couriers handed over, line by line, for the platform. */
export const managedRemittances = consoleList({
  id: codRemittances.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: codRemittances.id,
        at: codRemittances.at,
        awb: codRemittances.awb,
        amount: codRemittances.amountPaise,
        paidOn: codRemittances.paidOn,
        utr: codRemittances.utr,
        outcome: codRemittances.outcome,
        expected: codRemittances.expectedPaise,
        orderId: orders.number,
        orderKey: orders.id,
        sellerName: sellers.businessName,
      })
      .from(codRemittances)
      .leftJoin(shipments, eq(shipments.id, codRemittances.shipmentId))
      .leftJoin(consignments, eq(consignments.id, shipments.consignmentId))
      .leftJoin(orders, eq(orders.id, consignments.orderId))
      .leftJoin(sellers, eq(sellers.id, consignments.sellerId))
      .$dynamic(),
  counted: sql`${codRemittances}`,
  sorts: { id: codRemittances.id, amount: codRemittances.amountPaise },
  filters: { outcome: equals(codRemittances.outcome) },
  q: [search.in(codRemittances.awb), search.in(codRemittances.utr)],
  row: (line): Remittance => line,
  missing: 'REMITTANCE_NOT_FOUND',
});
