import * as z from 'zod/mini';
import { DataRequest, EnterDataRequest, SettleDataRequest } from '#contract/calls/data-requests.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES } from '#contract/states/data-request.ts';
import {
  enterDataRequest,
  managedDataRequests,
  readEnteredRequest,
  settleDataRequest,
} from '../../domain/whole-shop/privacy/index.ts';
import { resource } from './simple-rest.ts';

export const managedDataRequestCalls = resource({
  name: 'data-requests',
  row: DataRequest,
  rows: managedDataRequests,
  sortedBy: { by: 'id', descending: true },
  filters: { kind: z.enum(DATA_REQUEST_KINDS), status: z.enum(DATA_REQUEST_STATUSES) },
  create: {
    summary: 'Enters a request that came by a letter or on the telephone.',
    body: EnterDataRequest,
    run: enterDataRequest,
    again: (shop, admin, body) => readEnteredRequest(shop, admin, body),
  },
  update: {
    summary: 'Notes what was done about a request.',
    body: SettleDataRequest,
    refuses: ['DATA_REQUEST_SETTLED'],
    run: settleDataRequest,
  },
});
