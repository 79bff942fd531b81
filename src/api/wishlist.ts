import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { Wishlist, WishlistIds } from './wire.ts';

export const getWishlist = () => call<Wishlist>('GET', '/api/wishlist', { failure: messages.WISHLIST_FETCH_FAILED });

/** The ids of the products on the wishlist. */
export const getWishlistIds = () =>
  call<WishlistIds>('GET', '/api/wishlist/ids', { failure: messages.WISHLIST_FETCH_FAILED });

export const addToWishlist = (productId: number) =>
  call<Wishlist>('POST', `/api/wishlist/add-product/${productId}`, { failure: messages.WISHLIST_ADD_FAILED });

export const removeFromWishlist = (productId: number) =>
  call<Wishlist>('DELETE', `/api/wishlist/remove-product/${productId}`, { failure: messages.WISHLIST_REMOVE_FAILED });
