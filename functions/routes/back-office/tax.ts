import * as z from 'zod/mini';
import { TAX_TYPES, TaxRate, WriteTaxRate } from '#contract/calls/tax.ts';
import { TAX_RATE_STATUSES } from '#contract/states/tax-rate.ts';
import {
  changeTaxRate,
  createTaxRate,
  managedTaxRates,
  readCreatedTaxRate,
  readRemovedTaxRate,
  removeTaxRate,
} from '../../domain/catalogue/tax/index.ts';
import { resource } from './simple-rest.ts';

export const managedTaxCalls = resource({
  name: 'tax',
  row: TaxRate,
  rows: managedTaxRates,
  sortedBy: { by: 'id', descending: false },
  filters: {
    stateCode: z.string().check(z.maxLength(3)),
    taxType: z.enum(TAX_TYPES),
    status: z.enum(TAX_RATE_STATUSES),
  },
  create: {
    summary: 'Adds a rate of tax.',
    body: WriteTaxRate,
    refuses: ['TAX_RATE_OVERLAPS'],
    run: createTaxRate,
    again: (shop, _, rate) => readCreatedTaxRate(shop, rate),
  },
  update: {
    summary: 'Writes a rate of tax anew.',
    body: WriteTaxRate,
    refuses: ['TAX_RATE_OVERLAPS'],
    run: changeTaxRate,
  },
  archive: {
    summary: 'Takes a rate of tax out of use for good.',
    run: removeTaxRate,
    again: readRemovedTaxRate,
  },
});
