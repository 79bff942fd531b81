export { changeStock, countStock, createStock, readRemovedStock, removeStock } from './keep-stock.ts';
export { moveStocks, readStocks } from './move-several.ts';
export { readStockHistory } from './stock-history.ts';
export { listStockOfSeller, managedStock } from './manage-stock.ts';
export {
  availableQuantity,
  heldByOrder,
  heldByOrders,
  heldForReturn,
  holdsOfOrder,
  inventoryOfSku,
  ordersPastHold,
} from './reads.ts';
export type { HoldRow } from './reads.ts';
export { stockMove } from './counters.ts';
export { dispatchOrderItem, holdAgain, keepHold, releaseOrderItem, reserveForOrder } from './order-holds.ts';
export type { HeldItem } from './order-holds.ts';
export { handOverPieces, holdReplacement, releasePieces } from './split-holds.ts';
export { readOwnStock, updateStock } from './update-stock.ts';
