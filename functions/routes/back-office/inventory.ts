import * as z from 'zod/mini';
import { ManagedStock, STOCK_LABELS } from '#contract/calls/console.ts';
import { managedStock } from '../../domain/inventory/index.ts';
import { resource } from './simple-rest.ts';

export const managedInventoryCalls = resource({
  name: 'inventory',
  row: ManagedStock,
  rows: managedStock,
  sortedBy: { by: 'availableQuantity', descending: false },
  filters: {
    sellerId: z.int(),
    stockLabel: z.enum(STOCK_LABELS),
  },
});
