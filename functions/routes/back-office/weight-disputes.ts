import * as z from 'zod/mini';
import { EndWeightDispute, NoteWeightDispute, WeightDispute } from '#contract/calls/weight-disputes.ts';
import { WEIGHT_DISPUTE_STATUSES } from '#contract/states/weight-dispute.ts';
import {
  endWeightDispute,
  managedWeightDisputes,
  noteWeightDispute,
  readDispute,
} from '../../domain/orders/weight-disputes/index.ts';
import { resource } from './simple-rest.ts';

export const managedWeightDisputeCalls = resource({
  name: 'weight-disputes',
  row: WeightDispute,
  rows: managedWeightDisputes,
  sortedBy: { by: 'id', descending: true },
  filters: { status: z.enum(WEIGHT_DISPUTE_STATUSES), sellerId: z.int(), shipmentId: z.int() },
  create: {
    summary: 'Notes that a courier charged a parcel for more than it weighs.',
    body: NoteWeightDispute,
    refuses: ['SHIPMENT_NOT_FOUND', 'WEIGHT_DISPUTE_TOO_EARLY', 'WEIGHT_DISPUTE_OPEN', 'FILE_UNKNOWN'],
    run: noteWeightDispute,
    again: (shop, staff, _, reference) => readDispute(shop, staff, reference),
  },
  update: {
    summary: 'Says how a dispute ended.',
    body: EndWeightDispute,
    refuses: ['WEIGHT_DISPUTE_ENDED'],
    run: endWeightDispute,
  },
});
