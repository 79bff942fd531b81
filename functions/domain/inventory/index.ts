export { managedStock } from './manage-stock.ts';
export { availableQuantity, heldByOrder, inventoryOfSku } from './reads.ts';
export { dispatchOrderItem, releaseOrderItem, reserveForOrder, stockMove } from './statements.ts';
export type { HeldItem } from './statements.ts';
export { readOwnStock, updateStock } from './update-stock.ts';
