import * as z from 'zod/mini';
import { RESOURCES } from '#contract/calls/resources.ts';
import { MissingCash, Remittance, RemittanceFile, RemittancePreview } from '#contract/calls/remittances.ts';
import { REMITTANCE_OUTCOMES } from '#contract/shop/remittance.ts';
import {
  importRemittances,
  managedRemittances,
  missingCash,
  previewRemittances,
} from '../../domain/remittances/index.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const { who, read, change } = RESOURCES.remittances;

export const managedRemittanceCalls = [
  call({
    method: 'POST',
    path: '/api/admin/remittances/preview',
    summary: "What a courier's file says, line by line, before it is written.",
    who,
    may: change,
    body: RemittanceFile,
    answer: RemittancePreview,
    run: (shop, _, { body: { file } }) => previewRemittances(shop, file),
  }),
  call({
    method: 'POST',
    path: '/api/admin/remittances',
    summary: "Writes the lines of a courier's file that did not come in before.",
    who,
    may: change,
    body: RemittanceFile,
    answer: RemittancePreview,
    run: (shop, admin, { body: { file } }) => importRemittances(shop, admin, file),
    again: (shop, _, { body: { file } }) => previewRemittances(shop, file),
  }),
  call({
    method: 'GET',
    path: '/api/admin/remittances/missing',
    summary: 'Cash that couriers collected and have not handed over in time.',
    who,
    may: read,
    answer: z.array(MissingCash),
    run: (shop) => missingCash(shop),
  }),
  ...resource({
    name: 'remittances',
    row: Remittance,
    rows: managedRemittances,
    sortedBy: { by: 'id', descending: true },
    filters: { outcome: z.enum(REMITTANCE_OUTCOMES) },
  }),
];
