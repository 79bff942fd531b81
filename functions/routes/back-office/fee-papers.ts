import * as z from 'zod/mini';
import { RESOURCES } from '#contract/calls/resources.ts';
import { FeePaper, Month } from '#contract/calls/fee-papers.ts';
import { FEE_PAPER_KINDS } from '#contract/shop/fee-papers.ts';
import { managedFeePapers, readFeePaper } from '../../domain/money/fee-papers/index.ts';
import { PDF } from '../../http/answers.ts';
import { IdParam, WithHeaders } from '../../http/call.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

export const managedFeePaperCalls = [
  ...resource({
    name: 'fee-invoices',
    row: FeePaper,
    rows: managedFeePapers,
    sortedBy: { by: 'id', descending: true },
    filters: { kind: z.enum(FEE_PAPER_KINDS), month: Month, sellerId: z.int() },
  }),
  call({
    method: 'GET',
    path: '/api/admin/fee-invoices/:id{[0-9]+}/download',
    summary: 'An invoice of fees, or a credit note over them, as a PDF.',
    who: RESOURCES['fee-invoices'].who,
    may: RESOURCES['fee-invoices'].read,
    limit: 'write',
    params: z.object({ id: IdParam }),
    answer: PDF,
    refuses: ['FEE_PAPER_NOT_FOUND'],
    async run(shop, staff, { params: { id } }) {
      const { paper, policy } = await readFeePaper(shop, staff, id);
      return new WithHeaders(await shop.renderDocuments([paper], policy), {
        'Content-Disposition': `attachment; filename="${paper.number.replaceAll('/', '-')}.pdf"`,
      });
    },
  }),
];
