import * as z from 'zod/mini';
import { Wishlist, WishlistIds } from '#contract/calls/wishlist.ts';
import { addToWishlist, readWishlist, readWishlistIds, removeFromWishlist } from '../domain/buying/wishlist/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

const CUSTOMER = ['customer'] as const;
const ProductId = z.object({ productId: IdParam });

export const wishlistCalls = [
  call({
    method: 'GET',
    path: '/api/wishlist',
    summary: 'The wishlist at the prices and the stock of this moment, with what each product cost when it was added.',
    who: CUSTOMER,
    answer: json(Wishlist),
    run: (shop, customer) => readWishlist(shop, customer),
  }),
  call({
    method: 'GET',
    path: '/api/wishlist/ids',
    summary: 'Which products are on the wishlist.',
    who: CUSTOMER,
    answer: json(WishlistIds),
    run: (shop, customer) => readWishlistIds(shop, customer),
  }),
  call({
    method: 'POST',
    path: '/api/wishlist/add-product/:productId{[0-9]+}',
    summary: 'Puts a product on the wishlist. Asking twice is asking once.',
    who: CUSTOMER,
    params: ProductId,
    answer: json(Wishlist),
    refuses: ['PRODUCT_NOT_FOUND', 'WISHLIST_FULL'],
    run: (shop, customer, { params }) => addToWishlist(shop, customer, params.productId),
  }),
  call({
    method: 'DELETE',
    path: '/api/wishlist/remove-product/:productId{[0-9]+}',
    summary: 'Takes a product off the wishlist. Asking twice is asking once.',
    who: CUSTOMER,
    params: ProductId,
    answer: json(Wishlist),
    run: (shop, customer, { params }) => removeFromWishlist(shop, customer, params.productId),
  }),
];
