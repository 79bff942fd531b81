export { addToWishlist, removeFromWishlist } from './change-wishlist.ts';
export { forgetRemoved, productIds, putProduct } from './statements.ts';
export { priceDrops } from './price-drops-mail.ts';
export { tellPriceDrops } from './tell-price-drops.ts';
export { readWishlist, readWishlistIds } from './read-wishlist.ts';
export { priceDropsMail } from './mails.ts';
export { priceDropMessage } from './messages.ts';
