import * as z from 'zod/mini';
import { ManagedStock, STOCK_LABELS } from '#contract/calls/console.ts';
import { listStock, readStock, STOCK_SORTS } from '../../domain/inventory/index.ts';
import { resource } from './simple-rest.ts';

export const managedInventoryCalls = resource({
  name: 'inventory',
  row: ManagedStock,
  sorts: STOCK_SORTS,
  sortedBy: { by: 'availableQuantity', descending: false },
  filters: {
    sellerId: z.optional(z.int()),
    stockLabel: z.optional(z.enum(STOCK_LABELS)),
  },
  list: listStock,
  one: readStock,
});
