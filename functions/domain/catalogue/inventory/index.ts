export { changeStock, countStock, createStock, readRemovedStock, removeStock } from './keep-stock.ts';
export { moveStocks, readStocks } from './move-several.ts';
export { readStockHistory } from './stock-history.ts';
export { listStockOfSeller, managedStock } from './manage-stock.ts';
export {
  availableQuantity,
  reservedByOrder as heldByOrder,
  reservedByOrders as heldByOrders,
  reservedForReturn as heldForReturn,
  reservationsOfOrder as holdsOfOrder,
  inventoryOfSku,
  ordersPastReservation as ordersPastHold,
} from './reads.ts';
export type { ReservationRow as HoldRow } from './reads.ts';
export { stockMove } from './counters.ts';
export {
  dispatchOrderItem,
  reserveAgain as holdAgain,
  keepReservations as keepHold,
  releaseOrderItem,
  reserveForOrder,
} from './order-reservations.ts';
export type { ReservedItem as HeldItem } from './order-reservations.ts';
export { handOverPieces, reserveReplacement as holdReplacement, releasePieces } from './split-reservations.ts';
export { readOwnStock, updateStock } from './update-stock.ts';
