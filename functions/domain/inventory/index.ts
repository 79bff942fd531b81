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
export {
  dispatchOrderItem,
  handOverPieces,
  holdAgain,
  holdReplacement,
  keepHold,
  releaseOrderItem,
  releasePieces,
  reserveForOrder,
  stockMove,
} from './statements.ts';
export type { HeldItem } from './statements.ts';
export { readOwnStock, updateStock } from './update-stock.ts';
