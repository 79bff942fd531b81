import * as messages from '#contract/messages.ts';
import { ApiError, call } from './client.ts';
import type { AddCartItem, Cart, CartItem } from './wire.ts';

/** Where the goods are to go, as far as it is known. */
export interface Place {
  addressId?: number | undefined;
  pinCode?: string | undefined;
}

export const getCart = ({ addressId, pinCode }: Place = {}) => {
  const query = addressId !== undefined ? `?addressId=${addressId}` : pinCode ? `?pinCode=${pinCode}` : '';
  return call<Cart>('GET', `/api/cart${query}`, { failure: messages.CART_FETCH_FAILED });
};

/** An item that left the shop while its page was open is out of stock for a shopper. */
function throwOutOfStock(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'SKU_NOT_FOUND') throw error;
  throw new ApiError(messages.OUT_OF_STOCK, error.status, { code: error.code });
}

export const addItem = (item: AddCartItem) =>
  call<CartItem>('PUT', '/api/cart/item/add', { body: item, failure: messages.CART_ADD_FAILED }).catch(throwOutOfStock);

/** What a direct purchase would come to. */
export const quoteItem = (item: AddCartItem, { addressId, pinCode }: Place = {}) =>
  call<Cart>('POST', '/api/cart/quote', {
    body: { item, addressId, pinCode: pinCode || undefined },
    failure: messages.CHECKOUT_PROCEED_FAILED,
  }).catch(throwOutOfStock);

export const updateItem = (id: number, quantity: number) =>
  call<CartItem>('PUT', `/api/cart/item/update/${id}`, {
    body: { quantity },
    failure: messages.CART_UPDATE_FAILED,
  });

/** Takes an item out of the cart and keeps it for later; adding it again brings it back. */
export const saveItem = (id: number) =>
  call<{ message: string }>('PUT', `/api/cart/item/save/${id}`, { failure: messages.CART_UPDATE_FAILED });

export const deleteItem = (id: number) =>
  call<{ message: string }>('DELETE', `/api/cart/item/delete/${id}`, {
    failure: messages.CART_DELETE_FAILED,
  });
