import * as z from 'zod/mini';
import { ManagedStock, STOCK_LABELS, StockHistory } from '#contract/calls/managed-stock.ts';
import { ChangeStock, CreateStock, MoveStocks } from '#contract/calls/inventory.ts';
import { STOCK_COLUMNS, writing } from '../../domain/whole-shop/imports/index.ts';
import {
  changeStock,
  createStock,
  managedStock,
  moveStocks,
  readRemovedStock,
  readStockHistory,
  readStocks,
  removeStock,
} from '../../domain/catalogue/inventory/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { importCalls } from './imports.ts';
import { csvOf, resource } from './simple-rest.ts';

const rows = resource({
  name: 'inventory',
  exported: csvOf(managedStock, writing(STOCK_COLUMNS)),
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
    refuses: ['SKU_NOT_FOUND', 'STOCK_KEPT_ALREADY', 'NOT_ENOUGH_STOCK'],
    run: createStock,
    again: (shop, staff, _, id) => managedStock.one(shop, staff, Number(id)),
  },
  update: {
    summary: 'Sets what was counted of a SKU, held by hand, and where it lies.',
    body: ChangeStock,
    refuses: ['STOCK_HELD_BY_ORDERS', 'NOT_ENOUGH_STOCK'],
    run: changeStock,
  },
  archive: {
    summary: 'Gives up the stock of a SKU.',
    refuses: ['STOCK_STILL_HELD'],
    run: removeStock,
    again: readRemovedStock,
  },
});

export const managedInventoryCalls = [
  ...rows,
  ...importCalls('inventory'),
  call({
    method: 'PUT',
    path: '/api/admin/inventory/moves',
    summary: 'Changes the stock of several SKUs, all of them or none.',
    who: ['seller', 'admin'],
    may: 'stock.write',
    body: MoveStocks,
    answer: json(z.array(ManagedStock)),
    refuses: ['STOCK_NOT_FOUND', 'NOT_ENOUGH_STOCK', 'STOCK_TOO_LARGE'],
    run: (shop, staff, { body }) => moveStocks(shop, staff, body),
    again: (shop, staff, { body }) =>
      readStocks(
        shop,
        staff,
        body.moves.map(({ id }) => id),
      ),
  }),
  call({
    method: 'GET',
    path: '/api/admin/inventory/:id{[0-9]+}/history',
    summary: 'What holds pieces of a SKU now, and how its stock moved of late.',
    who: ['seller', 'admin'],
    may: 'stock.read',
    params: z.object({ id: IdParam }),
    answer: json(StockHistory),
    refuses: ['STOCK_NOT_FOUND'],
    run: (shop, staff, { params: { id } }) => readStockHistory(shop, staff, id),
  }),
];
