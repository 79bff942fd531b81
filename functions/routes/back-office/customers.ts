import * as z from 'zod/mini';
import { BlockCustomer, CustomerRecord, ManagedCustomer } from '#contract/calls/customers.ts';
import { WriteStaffNote } from '#contract/calls/staff-notes.ts';
import {
  blockCustomer,
  customerRecords,
  managedCustomers,
  noteCustomer,
} from '../../domain/accounts/customers/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { importCalls } from './imports.ts';
import { resource } from './simple-rest.ts';

export const managedCustomerCalls = [
  ...importCalls('customers'),
  call({
    method: 'POST',
    path: '/api/admin/customers/:id{[0-9]+}/notes',
    summary: 'Adds a note for the people of the house.',
    who: ['admin'],
    may: 'customers.write',
    params: z.object({ id: IdParam }),
    body: WriteStaffNote,
    answer: json(CustomerRecord),
    refuses: ['CUSTOMER_NOT_FOUND'],
    run: (shop, admin, { params, body }) => noteCustomer(shop, admin, params.id, body),
    again: (shop, admin, { params }) => customerRecords.one(shop, admin, params.id),
  }),
  ...resource({
    name: 'customers',
    row: ManagedCustomer,
    rows: managedCustomers,
    full: { row: CustomerRecord, one: customerRecords.one },
    sortedBy: { by: 'id', descending: true },
    filters: { isBlocked: z.boolean(), hasRefused: z.boolean(), isStaff: z.boolean() },
    update: {
      summary: 'Keeps a customer from placing orders and signs them out, or lets them order again.',
      body: BlockCustomer,
      run: blockCustomer,
    },
  }),
];
