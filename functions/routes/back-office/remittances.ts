import * as z from 'zod/mini';
import { RESOURCES } from '#contract/calls/resources.ts';
import {
  MissingCash,
  Remittance,
  REMITTANCE_FILE_MAX_BYTES,
  RemittancePreview,
  RemittanceText,
} from '#contract/calls/remittances.ts';
import { REMITTANCE_OUTCOMES } from '#contract/shop/remittance.ts';
import {
  importRemittances,
  managedRemittances,
  missingCash,
  previewRemittances,
} from '../../domain/money/remittances/index.ts';
import { json } from '../../http/answers.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const { who, read, change } = RESOURCES.remittances;
/** The size of a form around its file. */
const FORM_BYTES = 4 * 1024;

/** A courier's file: as a form upload, whose encoding the server detects, or as its text in JSON. */
const RemittanceFile = z.object({ file: z.union([z.instanceof(File), RemittanceText], 'Please choose a file') });

const contentOf = async (file: File | string) =>
  typeof file === 'string' ? file : new Uint8Array(await file.arrayBuffer());

export const managedRemittanceCalls = [
  call({
    method: 'POST',
    path: '/api/admin/remittances/preview',
    summary: "What a courier's file says, line by line, before it is written.",
    who,
    may: change,
    body: RemittanceFile,
    formMaxBytes: REMITTANCE_FILE_MAX_BYTES + FORM_BYTES,
    answer: json(RemittancePreview),
    run: async (shop, _, { body: { file } }) => previewRemittances(shop, await contentOf(file)),
  }),
  call({
    method: 'POST',
    path: '/api/admin/remittances',
    summary: "Writes the lines of a courier's file that did not come in before.",
    who,
    may: change,
    body: RemittanceFile,
    formMaxBytes: REMITTANCE_FILE_MAX_BYTES + FORM_BYTES,
    answer: json(RemittancePreview),
    refuses: ['REMITTANCE_CHANGED'],
    run: async (shop, admin, { body: { file } }) => importRemittances(shop, admin, await contentOf(file)),
    again: async (shop, _, { body: { file } }) => previewRemittances(shop, await contentOf(file)),
  }),
  call({
    method: 'GET',
    path: '/api/admin/remittances/missing',
    summary: 'Cash that couriers collected and have not handed over in time.',
    who,
    may: read,
    answer: json(z.array(MissingCash)),
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
