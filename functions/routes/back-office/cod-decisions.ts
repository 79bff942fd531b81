import * as z from 'zod/mini';
import { CodDecisionRecord, CodLadderPreview, CodLadderQuery } from '#contract/calls/cod-decisions.ts';
import { previewCodLadder, readCodDecisions } from '../../domain/orders/orders/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';

const who = ['admin'] as const;

/** The calls about the ladder of cash on delivery, in addition to its settings. */
export const codDecisionCalls = [
  call({
    method: 'GET',
    path: '/api/admin/orders/:id{[0-9]+}/cod-decisions',
    summary: 'How cash on delivery was decided for an order, with the facts, and whether they give the same again.',
    who,
    may: 'orders.read',
    params: z.object({ id: IdParam }),
    answer: json(z.array(CodDecisionRecord)),
    refuses: ['ORDER_NOT_FOUND'],
    run: (shop, _, { params: { id } }) => readCodDecisions(shop, id),
  }),
  call({
    method: 'GET',
    path: '/api/admin/cod-ladder/preview',
    summary: 'What a ladder with these thresholds would have done to the COD orders of the last 90 days.',
    who,
    may: 'settings.read',
    query: CodLadderQuery,
    answer: json(CodLadderPreview),
    run: (shop, _, { query }) => previewCodLadder(shop, query),
  }),
];
