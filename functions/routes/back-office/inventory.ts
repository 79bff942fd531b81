import * as z from 'zod/mini';
import { ManagedStock, STOCK_LABELS } from '#contract/calls/console.ts';
import { ChangeStock, CreateStock } from '#contract/calls/inventory.ts';
import { changeStock, createStock, managedStock, readRemovedStock, removeStock } from '../../domain/inventory/index.ts';
import { STOCK_COLUMNS } from './columns.ts';
import { resource } from './simple-rest.ts';

export const managedInventoryCalls = resource({
  name: 'inventory',
  columns: STOCK_COLUMNS,
  row: ManagedStock,
  rows: managedStock,
  sortedBy: { by: 'availableQuantity', descending: false },
  filters: {
    sellerId: z.int(),
    stockLabel: z.enum(STOCK_LABELS),
  },
  create: {
    summary: 'Keeps the stock of a SKU whose stock was given up.',
    body: CreateStock,
    run: createStock,
    again: (shop, staff, _, id) => managedStock.one(shop, staff, Number(id)),
  },
  update: {
    summary: 'Sets what was counted of a SKU, held by hand, and where it lies.',
    body: ChangeStock,
    run: changeStock,
  },
  archive: { summary: 'Gives up the stock of a SKU.', run: removeStock, again: readRemovedStock },
});
