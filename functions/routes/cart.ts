import * as z from 'zod/mini';
import {
  AddCartItem,
  BagPreview,
  Cart,
  CartItem,
  MergeBag,
  MergedBag,
  PreviewBag,
  QuoteItem,
  UpdateCartItem,
} from '#contract/calls/cart.ts';
import * as messages from '#contract/messages.ts';
import { PinText } from '#contract/calls/shipping.ts';
import { Message } from '#contract/calls/wire.ts';
import { mergeBag, mergedBefore, previewBag } from '../domain/buying/bag/index.ts';
import {
  addItem,
  clearCart,
  deleteItem,
  destination,
  quoteItem,
  readCart,
  saveForLater,
  updateItem,
} from '../domain/buying/cart/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

const CUSTOMER = ['customer'] as const;
const CartItemId = z.object({ cartItemId: IdParam });

export const cartCalls = [
  call({
    method: 'GET',
    path: '/api/cart',
    summary: 'The cart at the prices and the stock of this moment; with an address or a PIN code, how it gets there.',
    who: CUSTOMER,
    query: z.object({ addressId: z.optional(IdParam), pinCode: z.optional(PinText) }),
    answer: json(Cart),
    run: (shop, customer, { query }) => readCart(shop, customer, destination(query.addressId, query.pinCode)),
  }),
  call({
    method: 'PUT',
    path: '/api/cart/item/add',
    summary: 'Puts a SKU into the cart, or changes how many of it are wanted. Asking twice is asking once.',
    who: CUSTOMER,
    body: AddCartItem,
    answer: json(CartItem),
    refuses: ['SKU_NOT_FOUND', 'SIZE_UNKNOWN', 'OUT_OF_STOCK', 'CART_FULL'],
    run: (shop, customer, { body }) => addItem(shop, customer, body),
  }),
  call({
    method: 'PUT',
    path: '/api/cart/item/update/:cartItemId{[0-9]+}',
    summary: 'Changes the quantity of an item.',
    who: CUSTOMER,
    params: CartItemId,
    body: UpdateCartItem,
    answer: json(CartItem),
    refuses: ['CART_ITEM_NOT_FOUND', 'OUT_OF_STOCK'],
    run: (shop, customer, { params, body }) => updateItem(shop, customer, params.cartItemId, body),
  }),
  call({
    method: 'PUT',
    path: '/api/cart/item/save/:cartItemId{[0-9]+}',
    summary: 'Takes an item out of the cart and saves it for later; adding it again brings it back.',
    who: CUSTOMER,
    params: CartItemId,
    answer: json(Message),
    refuses: ['CART_ITEM_NOT_FOUND', 'SAVED_FULL'],
    async run(shop, customer, { params }) {
      await saveForLater(shop, customer, params.cartItemId);
      return { message: 'The item is saved for later.' };
    },
  }),
  call({
    method: 'POST',
    path: '/api/cart/quote',
    summary: 'What a direct purchase would come to, as a cart of that one item.',
    who: CUSTOMER,
    body: QuoteItem,
    answer: json(Cart),
    refuses: ['SKU_NOT_FOUND', 'SIZE_UNKNOWN'],
    run: (shop, customer, { body }) => quoteItem(shop, customer, body.item, destination(body.addressId, body.pinCode)),
  }),
  call({
    method: 'POST',
    path: '/api/cart/preview',
    summary: "A visitor's bag, which the browser stores, as a cart at the prices and the stock of this moment.",
    who: 'public',
    body: PreviewBag,
    answer: json(BagPreview),
    run: (shop, _, { body }) => previewBag(shop, body, destination(undefined, body.pinCode)),
  }),
  call({
    method: 'POST',
    path: '/api/cart/merge',
    summary: 'Adds the bag of a visitor who signed in to the cart and the wishlist. Asking twice is asking once.',
    who: CUSTOMER,
    body: MergeBag,
    answer: json(MergedBag),
    run: (shop, customer, { body }) => mergeBag(shop, customer, body),
    again: (shop, customer, { body }) => mergedBefore(shop, customer, body),
  }),
  call({
    method: 'DELETE',
    path: '/api/cart/item/delete/:cartItemId{[0-9]+}',
    summary: 'Takes an item out of the cart, or away from what is saved for later.',
    who: CUSTOMER,
    params: CartItemId,
    answer: json(Message),
    refuses: ['CART_ITEM_NOT_FOUND'],
    async run(shop, customer, { params }) {
      await deleteItem(shop, customer, params.cartItemId);
      return { message: 'The item is out of your cart.' };
    },
  }),
  call({
    method: 'DELETE',
    path: '/api/cart/clear',
    summary: 'Empties the cart; what is saved for later stays.',
    who: CUSTOMER,
    answer: json(Message),
    async run(shop, customer) {
      await clearCart(shop, customer);
      return { message: messages.CART_EMPTY };
    },
  }),
];
