import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { AddCartItem, Cart, CartItem } from './wire.ts';

export const getCart = (addressId?: number) =>
  call<Cart>('GET', addressId === undefined ? '/api/cart' : `/api/cart?addressId=${addressId}`, {
    failure: messages.CART_FETCH_FAILED,
  });

export const addItem = (item: AddCartItem) =>
  call<CartItem>('PUT', '/api/cart/item/add', { body: item, failure: messages.CART_ADD_FAILED });

/** What a direct purchase would come to. */
export const quoteItem = (item: AddCartItem, addressId?: number) =>
  call<Cart>('POST', '/api/cart/quote', {
    body: { item, addressId },
    failure: messages.CHECKOUT_PROCEED_FAILED,
  });

export const updateItem = (id: number, quantity: number) =>
  call<CartItem>('PUT', `/api/cart/item/update/${id}`, {
    body: { quantity },
    failure: messages.CART_UPDATE_FAILED,
  });

export const deleteItem = (id: number) =>
  call<{ message: string }>('DELETE', `/api/cart/item/delete/${id}`, {
    failure: messages.CART_DELETE_FAILED,
  });
