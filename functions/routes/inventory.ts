import * as z from 'zod/mini';
import { InventoryItem, STOCK_UPDATE_TYPES, StockUpdate } from '#contract/calls/inventory.ts';
import { readOwnStock, updateStock } from '../domain/inventory/index.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

export const inventoryCalls = [
  call({
    method: 'PATCH',
    path: '/api/inventory/:skuId{[0-9]+}/:updateType',
    summary: 'Changes a SKU’s stock by a number of pieces, or the pieces held by hand.',
    who: ['seller', 'admin'],
    may: 'stock.write',
    params: z.object({ skuId: IdParam, updateType: z.enum(STOCK_UPDATE_TYPES) }),
    body: StockUpdate,
    answer: InventoryItem,
    run: (shop, staff, { params, body }) => updateStock(shop, staff, params.skuId, params.updateType, body.quantity),
    again: (shop, staff, { params }) => readOwnStock(shop, staff, params.skuId),
  }),
];
