import * as z from 'zod/mini';
import { permissionToChange, RESOURCES } from '#contract/calls/resources.ts';
import { TaxAnswer, TaxQuestion, TaxRate, WriteTaxRate } from '#contract/calls/tax.ts';
import { Message } from '#contract/calls/wire.ts';
import { calculateTax } from '../domain/buying/pricing/index.ts';
import {
  changeTaxRate,
  createTaxRate,
  managedTaxRates,
  readCreatedTaxRate,
  removeTaxRate,
} from '../domain/catalogue/tax/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const SIGNED_IN = ['customer', 'seller', 'admin'] as const;
const { who, read } = RESOURCES.tax;
const ADMIN = ['admin'] as const;
const RateId = z.object({ id: IdParam });

export const taxCalls = [
  ...(['/api/tax/calculate', '/api/tax/calculate/external'] as const).map((path) =>
    call({
      method: 'POST',
      path,
      summary: 'The GST inside an amount, by SKUs or by an HSN code, and by the State of delivery.',
      who: SIGNED_IN,
      may: 'none',
      body: TaxQuestion,
      answer: json(TaxAnswer),
      refuses: ['SKU_NOT_FOUND', 'TAX_RATE_MISSING'],
      run: (shop, viewer, { body }) => calculateTax(shop, viewer, body),
    }),
  ),
  call({
    method: 'GET',
    path: '/api/tax/rates',
    summary: `The rates of tax, the first one first; ${MAX_ROWS} of them, or those of a range.`,
    who,
    may: read,
    query: z.object({ range: Range }),
    answer: json(z.array(TaxRate)),
    async run(shop, staff, { query }) {
      const rows = rowsAsked(query.range);
      const input = { filter: {}, sort: { by: 'id', descending: false }, ...rows } as const;
      return answerRows('tax', rows, await managedTaxRates.list(shop, staff, input));
    },
  }),
  call({
    method: 'GET',
    path: '/api/tax/rates/:id{[0-9]+}',
    summary: 'A rate of tax.',
    who,
    may: read,
    params: RateId,
    answer: json(TaxRate),
    refuses: ['TAX_RATE_NOT_FOUND'],
    run: (shop, staff, { params }) => managedTaxRates.one(shop, staff, params.id),
  }),
  call({
    method: 'POST',
    path: '/api/tax/rates',
    summary: 'Adds a rate of tax.',
    who: ADMIN,
    may: permissionToChange('tax'),
    body: WriteTaxRate,
    answer: json(TaxRate),
    refuses: ['TAX_RATE_OVERLAPS'],
    run: (shop, admin, { body }) => createTaxRate(shop, admin, body),
    again: (shop, _, { body }) => readCreatedTaxRate(shop, body),
  }),
  call({
    method: 'PUT',
    path: '/api/tax/rates/:id{[0-9]+}',
    summary: 'Writes a rate of tax anew.',
    who: ADMIN,
    may: permissionToChange('tax'),
    params: RateId,
    body: WriteTaxRate,
    answer: json(TaxRate),
    refuses: ['TAX_RATE_NOT_FOUND', 'TAX_RATE_OVERLAPS'],
    current: TaxRate,
    run: (shop, admin, { params, body }) => changeTaxRate(shop, admin, params.id, body),
  }),
  call({
    method: 'DELETE',
    path: '/api/tax/rates/:id{[0-9]+}',
    summary: 'Takes a rate of tax out of use for good.',
    who: ADMIN,
    may: permissionToChange('tax'),
    params: RateId,
    answer: json(Message),
    refuses: ['TAX_RATE_NOT_FOUND'],
    async run(shop, admin, { params }) {
      await removeTaxRate(shop, admin, params.id);
      return { message: 'The tax rate is deleted.' };
    },
  }),
];
