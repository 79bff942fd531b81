import * as z from 'zod/mini';
import { ManagedStock, STOCK_LABELS } from '#contract/calls/console.ts';
import { listStock, readStock, STOCK_SORTS } from '../../domain/inventory/index.ts';
import { readCalls } from './simple-rest.ts';

export const managedInventoryCalls = readCalls({
  name: 'inventory',
  may: 'stock.read',
  row: ManagedStock,
  sorts: STOCK_SORTS,
  sortedBy: { by: 'availableQuantity', descending: false },
  filters: {
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sellerId: z.optional(z.int()),
    stockLabel: z.optional(z.enum(STOCK_LABELS)),
  },
  list: listStock,
  one: readStock,
});
