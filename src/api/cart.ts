import * as messages from '#contract/messages.ts';
import { ApiError, call } from './client.ts';
import type { AddCartItem, BagPreview, Cart, CartItem, MergeBag, MergedBag } from './wire.ts';

/** The destination of the goods, as far as it is known. */
export interface Place {
  addressId?: number | undefined;
  pinCode?: string | undefined;
}

export const getCart = ({ addressId, pinCode }: Place = {}) => {
  const query = addressId !== undefined ? `?addressId=${addressId}` : pinCode ? `?pinCode=${pinCode}` : '';
  return call<Cart>('GET', `/api/cart${query}`, { failure: messages.CART_FETCH_FAILED });
};

/** Reports a SKU that was removed while its page was open as out of stock. */
function throwOutOfStock(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'SKU_NOT_FOUND') throw error;
  throw new ApiError(messages.OUT_OF_STOCK, error.status, { code: error.code });
}

export const addItem = (item: AddCartItem) =>
  call<CartItem>('PUT', '/api/cart/item/add', { body: item, failure: messages.CART_ADD_FAILED }).catch(throwOutOfStock);

/** Returns the price of a direct purchase. */
export const quoteItem = (item: AddCartItem, { addressId, pinCode }: Place = {}) =>
  call<Cart>('POST', '/api/cart/quote', {
    body: { item, addressId, pinCode: pinCode || undefined },
    failure: messages.CHECKOUT_PROCEED_FAILED,
  }).catch(throwOutOfStock);

/** Returns a visitor's bag as a cart. */
export const previewBag = (items: readonly AddCartItem[], pinCode: string) =>
  call<BagPreview>('POST', '/api/cart/preview', {
    body: { items, pinCode: pinCode || undefined },
    failure: messages.CART_FETCH_FAILED,
    asVisitor: true,
  });

/** Adds a visitor's bag to the account. */
export const mergeBag = (bag: MergeBag, idempotencyKey: string) =>
  call<MergedBag>('POST', '/api/cart/merge', { body: bag, idempotencyKey, failure: messages.CART_ADD_FAILED });

export const updateItem = (id: number, quantity: number) =>
  call<CartItem>('PUT', `/api/cart/item/update/${id}`, {
    body: { quantity },
    failure: messages.CART_UPDATE_FAILED,
  });

/** Moves a cart item to the saved items; adding it again moves it back. */
export const saveItem = (id: number) =>
  call<{ message: string }>('PUT', `/api/cart/item/save/${id}`, { failure: messages.CART_UPDATE_FAILED });

export const deleteItem = (id: number) =>
  call<{ message: string }>('DELETE', `/api/cart/item/delete/${id}`, {
    failure: messages.CART_DELETE_FAILED,
  });
