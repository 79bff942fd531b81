import * as z from 'zod/mini';
import { FormerOrder } from '#contract/calls/former-orders.ts';
import { listOwnFormerOrders } from '../domain/orders/former-orders/index.ts';
import { json } from '../http/answers.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

export const formerOrderCalls = [
  call({
    method: 'GET',
    path: '/api/former-orders',
    summary: `The customer's orders in the former shop, by the confirmed email, newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: ['customer'],
    query: z.object({ range: Range }),
    answer: json(z.array(FormerOrder)),
    async run(shop, customer, { query }) {
      const rows = rowsAsked(query.range);
      return answerRows('former-orders', rows, await listOwnFormerOrders(shop, customer, rows));
    },
  }),
];
