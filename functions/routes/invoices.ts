import * as z from 'zod/mini';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import { canonicalOrderNumber } from '#contract/shop/order-number.ts';
import { readInvoices } from '../domain/orders/orders/index.ts';
import type { Shop } from '../domain/shop.ts';
import { PDF } from '../http/answers.ts';
import { IdParam, WithHeaders } from '../http/call.ts';
import { call } from './call.ts';

const CUSTOMER_OR_ADMIN = ['customer', 'admin'] as const;
const params = z.object({
  orderId: z
    .string()
    .check(
      z.overwrite(canonicalOrderNumber),
      z.maxLength(40),
      z.regex(/^[A-Za-z0-9-]+$/, 'Order id must be the id or the number of an order'),
    ),
});

export const invoiceCalls = [
  call({
    method: 'GET',
    path: '/invoice/view/:orderId',
    summary:
      "The invoices of an order's sellers with their credit notes, as one PDF to look at; made now where there is none.",
    who: CUSTOMER_OR_ADMIN,
    may: 'orders.read',
    limit: 'write',
    params,
    answer: PDF,
    refuses: ['ORDER_NOT_FOUND', 'INVOICE_TOO_EARLY', 'INVOICE_UNCONFIRMED', 'INVOICE_NEVER_MADE', 'ORDER_MOVED_ON'],
    run: (shop, actor, input) => invoiceFile(shop, actor, input.params.orderId, 'inline'),
  }),
  call({
    method: 'GET',
    path: '/invoice/download/:orderId',
    summary: 'The same, as a file to keep.',
    who: CUSTOMER_OR_ADMIN,
    may: 'orders.read',
    limit: 'write',
    params,
    answer: PDF,
    refuses: ['ORDER_NOT_FOUND', 'INVOICE_TOO_EARLY', 'INVOICE_UNCONFIRMED', 'INVOICE_NEVER_MADE', 'ORDER_MOVED_ON'],
    run: (shop, actor, query) => invoiceFile(shop, actor, query.params.orderId, 'attachment'),
  }),
  call({
    method: 'GET',
    path: '/api/admin/orders/:id{[0-9]+}/invoice',
    summary: 'The same for staff: of a seller, the papers of its own part.',
    who: ['seller', 'admin'],
    may: 'orders.read',
    limit: 'write',
    params: z.object({ id: IdParam }),
    answer: PDF,
    refuses: ['ORDER_NOT_FOUND', 'INVOICE_TOO_EARLY', 'INVOICE_UNCONFIRMED', 'INVOICE_NEVER_MADE', 'ORDER_MOVED_ON'],
    run: (shop, staff, request) => invoiceFile(shop, staff, String(request.params.id), 'attachment'),
  }),
];

async function invoiceFile(shop: Shop, actor: Customer | Staff, orderId: string, how: 'inline' | 'attachment') {
  const { documents, policy } = await readInvoices(shop, actor, orderId);
  return new WithHeaders(await shop.renderDocuments(documents, policy), {
    'Content-Disposition': `${how}; filename="invoice_${orderId}.pdf"`,
  });
}
