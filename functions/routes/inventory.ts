import * as z from 'zod/mini';
import { ManagedStock } from '#contract/calls/managed-stock.ts';
import { ChangeStock, CreateStock, InventoryItem, STOCK_UPDATE_TYPES, StockUpdate } from '#contract/calls/inventory.ts';
import { INVENTORY_DELETED } from '#contract/messages.ts';
import { Message } from '#contract/calls/wire.ts';
import {
  changeStock,
  createStock,
  listStockOfSeller,
  managedStock,
  readOwnStock,
  removeStock,
  updateStock,
} from '../domain/catalogue/inventory/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const BY_ID = { by: 'id', descending: false } as const;

export const inventoryCalls = [
  call({
    method: 'GET',
    path: '/api/inventory',
    summary: `The stock a caller keeps: a seller's own, or all; ${MAX_ROWS} rows of it, or those of a range.`,
    who: ['seller', 'admin'],
    may: 'stock.read',
    query: z.object({ range: Range }),
    answer: json(z.array(ManagedStock)),
    async run(shop, staff, { query }) {
      const rows = rowsAsked(query.range);
      return answerRows('inventory', rows, await managedStock.list(shop, staff, { filter: {}, sort: BY_ID, ...rows }));
    },
  }),
  call({
    method: 'GET',
    path: '/api/inventory/seller/:sellerId{[0-9]+}',
    summary: `The stock of one seller; ${MAX_ROWS} rows of it, or those of a range.`,
    who: ['seller', 'admin'],
    may: 'stock.read',
    params: z.object({ sellerId: IdParam }),
    query: z.object({ range: Range }),
    answer: json(z.array(ManagedStock)),
    refuses: ['SELLER_NOT_FOUND'],
    async run(shop, staff, { params: { sellerId }, query }) {
      const rows = rowsAsked(query.range);
      return answerRows('inventory', rows, await listStockOfSeller(shop, staff, sellerId, rows));
    },
  }),
  call({
    method: 'POST',
    path: '/api/inventory',
    summary: 'Keeps the stock of a SKU whose stock was given up.',
    who: ['seller', 'admin'],
    may: 'stock.write',
    body: CreateStock,
    answer: json(ManagedStock),
    refuses: ['SKU_NOT_FOUND', 'STOCK_KEPT_ALREADY', 'NOT_ENOUGH_STOCK'],
    run: (shop, staff, { body }) => createStock(shop, staff, body),
    again: (shop, staff, _, id) => managedStock.one(shop, staff, Number(id)),
  }),
  call({
    method: 'PUT',
    path: '/api/inventory/:id{[0-9]+}',
    summary: 'Sets what was counted of a SKU, held by hand, and where it lies.',
    who: ['seller', 'admin'],
    may: 'stock.write',
    params: z.object({ id: IdParam }),
    body: ChangeStock,
    answer: json(ManagedStock),
    refuses: ['STOCK_NOT_FOUND', 'STOCK_HELD_BY_ORDERS', 'NOT_ENOUGH_STOCK'],
    current: ManagedStock,
    run: (shop, staff, { params, body }) => changeStock(shop, staff, params.id, body),
  }),
  call({
    method: 'DELETE',
    path: '/api/inventory/:id{[0-9]+}',
    summary: 'Gives up the stock of a SKU.',
    who: ['seller', 'admin'],
    may: 'stock.write',
    params: z.object({ id: IdParam }),
    answer: json(Message),
    refuses: ['STOCK_NOT_FOUND', 'STOCK_STILL_HELD'],
    async run(shop, staff, { params }) {
      await removeStock(shop, staff, params.id);
      return { message: INVENTORY_DELETED };
    },
  }),
  call({
    method: 'PATCH',
    path: '/api/inventory/:skuId{[0-9]+}/:updateType',
    summary: 'Changes a SKU’s stock by a number of pieces, or the pieces held by hand.',
    who: ['seller', 'admin'],
    may: 'stock.write',
    params: z.object({ skuId: IdParam, updateType: z.enum(STOCK_UPDATE_TYPES) }),
    body: StockUpdate,
    answer: json(InventoryItem),
    refuses: ['SKU_NOT_FOUND', 'NOT_ENOUGH_STOCK', 'HOLD_TOO_SMALL', 'STOCK_TOO_LARGE'],
    run: (shop, staff, { params, body }) => updateStock(shop, staff, params.skuId, params.updateType, body.quantity),
    again: (shop, staff, { params }) => readOwnStock(shop, staff, params.skuId),
  }),
];
