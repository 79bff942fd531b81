import { TaxAnswer, TaxQuestion } from '#contract/calls/tax.ts';
import { calculateTax } from '../domain/pricing/index.ts';
import { call } from './call.ts';

const SIGNED_IN = ['customer', 'seller', 'admin'] as const;

export const taxCalls = (['/api/tax/calculate', '/api/tax/calculate/external'] as const).map((path) =>
  call({
    method: 'POST',
    path,
    summary: 'The GST inside an amount, by SKUs or by an HSN code, and by the State of delivery.',
    who: SIGNED_IN,
    may: 'none',
    body: TaxQuestion,
    answer: TaxAnswer,
    run: (shop, _, { body }) => calculateTax(shop, body),
  }),
);
