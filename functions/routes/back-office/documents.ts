import * as z from 'zod/mini';
import { DOCUMENT_SIDES, ManagedDocument } from '#contract/calls/documents.ts';
import { Day } from '#contract/calls/wire.ts';
import { managedDocuments } from '../../domain/orders/documents/index.ts';
import { resource } from './simple-rest.ts';

export const managedDocumentCalls = resource({
  name: 'documents',
  row: ManagedDocument,
  rows: managedDocuments,
  sortedBy: { by: 'id', descending: true },
  filters: { side: z.enum(DOCUMENT_SIDES), sellerId: z.int(), from: Day, to: Day },
});
