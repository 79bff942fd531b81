export { addToWishlist, removeFromWishlist } from './change-wishlist.ts';
export { forgetRemoved } from './statements.ts';
export { readWishlist, readWishlistIds } from './read-wishlist.ts';
