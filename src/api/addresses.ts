import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { Address } from './wire.ts';

export const listAddresses = () =>
  call<Address[]>('GET', '/api/addresses', { failure: messages.ADDRESSES_FETCH_FAILED });

export const addAddress = (form: object) =>
  call<Address>('POST', '/api/addresses', { body: form, failure: messages.ADDRESS_CREATE_FAILED });

export const changeAddress = (id: number, form: object) =>
  call<Address>('PUT', `/api/addresses/${id}`, { body: form, failure: messages.ADDRESS_UPDATE_FAILED });

export const removeAddress = (id: number) =>
  call<{ message: string }>('DELETE', `/api/addresses/${id}`, { failure: messages.ADDRESS_DELETE_FAILED });
