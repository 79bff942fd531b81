export { addItem, chosenSize } from './add-item.ts';
export { applyCoupon, removeCartCoupon } from './apply-coupon.ts';
export { cartOf, cutNotice, cutToStock, lineToPrice, orderable, spanInWords } from './cart-view.ts';
export type { StockedLine } from './cart-view.ts';
export { clearCart } from './clear-cart.ts';
export { deleteItem } from './delete-item.ts';
export { listCouponOffers } from './list-coupon-offers.ts';
export { quoteItem } from './quote-item.ts';
export { readCart } from './read-cart.ts';
export { reachOfLines } from './reach-of-lines.ts';
export {
  cartLines,
  cartPictures,
  destination,
  picturesOfSkus,
  productsOfSkus,
  skusOfOrder,
  skusToBuy,
  skuToBuy,
} from './reads.ts';
export type { CartLine, Delivery, Destination, SkuToBuy } from './reads.ts';
export { saveForLater } from './save-for-later.ts';
export { skuOffers } from './sku-offers.ts';
export { addPieces, enterCouponOfOrder, raiseItem, removeOrdered } from './statements.ts';
export type { SeenLine } from './statements.ts';
export { updateItem } from './update-item.ts';
