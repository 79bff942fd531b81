import * as z from 'zod/mini';
import { Address, AddressForm, ChangeAddress } from '#contract/calls/addresses.ts';
import { Message } from '#contract/calls/wire.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from '../domain/accounts/addresses/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

const CUSTOMER = ['customer'] as const;
const AddressId = z.object({ id: IdParam });

export const addressCalls = [
  call({
    method: 'GET',
    path: '/api/addresses',
    summary: 'The saved addresses: the default one, then the oldest first.',
    who: CUSTOMER,
    answer: json(z.array(Address)),
    run: (shop, customer) => listAddresses(shop, customer),
  }),
  call({
    method: 'POST',
    path: '/api/addresses',
    summary: 'Saves an address.',
    who: CUSTOMER,
    body: AddressForm,
    answer: json(Address),
    refuses: ['ADDRESS_LIMIT'],
    run: (shop, customer, { body }) => addAddress(shop, customer, body),
  }),
  call({
    method: 'PUT',
    path: '/api/addresses/:id{[0-9]+}',
    summary: 'Changes a saved address; orders placed with it keep the old one.',
    who: CUSTOMER,
    params: AddressId,
    body: ChangeAddress,
    answer: json(Address),
    refuses: ['ADDRESS_NOT_FOUND'],
    current: Address,
    run: (shop, customer, { params, body }) => changeAddress(shop, customer, params.id, body),
  }),
  call({
    method: 'DELETE',
    path: '/api/addresses/:id{[0-9]+}',
    summary: 'Removes a saved address.',
    who: CUSTOMER,
    params: AddressId,
    answer: json(Message),
    refuses: ['ADDRESS_NOT_FOUND'],
    async run(shop, customer, { params }) {
      await removeAddress(shop, customer, params.id);
      return { message: 'The address is deleted.' };
    },
  }),
];
