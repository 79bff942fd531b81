import * as z from 'zod/mini';
import { FormerOrderRecord, ManagedFormerOrder } from '#contract/calls/former-orders.ts';
import { formerOrderRecords, managedFormerOrders } from '../../domain/orders/former-orders/index.ts';
import { importCalls } from './imports.ts';
import { resource } from './simple-rest.ts';

export const formerOrderCalls = [
  ...importCalls('former-orders'),
  ...resource({
    name: 'former-orders',
    row: ManagedFormerOrder,
    rows: managedFormerOrders,
    full: { row: FormerOrderRecord, one: formerOrderRecords.one },
    sortedBy: { by: 'placedOn', descending: true },
    filters: { customerId: z.int() },
  }),
];
