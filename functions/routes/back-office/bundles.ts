import * as z from 'zod/mini';
import { Bundle, ChangeBundle, WriteBundle } from '#contract/calls/bundles.ts';
import { Id } from '#contract/calls/wire.ts';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
import {
  changeBundle,
  createBundle,
  managedBundles,
  readCreatedBundle,
  readRemovedBundle,
  removeBundle,
} from '../../domain/buying/bundles/index.ts';
import { resource } from './simple-rest.ts';

export const managedBundleCalls = resource({
  name: 'bundles',
  row: Bundle,
  rows: managedBundles,
  sortedBy: { by: 'id', descending: true },
  filters: { sellerId: Id, status: z.enum(COUPON_STATUSES) },
  create: {
    summary: 'Adds a bundle: two to five products of one seller that cost less together.',
    body: WriteBundle,
    refuses: ['PRODUCT_NOT_FOUND', 'SKU_NOT_FOUND'],
    run: createBundle,
    again: (shop, staff, _, reference) => readCreatedBundle(shop, staff, reference),
  },
  update: {
    summary: 'Changes a bundle; what is not sent stays.',
    body: ChangeBundle,
    refuses: ['BUNDLE_OF_PLATFORM', 'PRODUCT_NOT_FOUND', 'SKU_NOT_FOUND'],
    run: changeBundle,
  },
  archive: {
    summary: 'Takes a bundle out of use for good.',
    refuses: ['BUNDLE_OF_PLATFORM'],
    run: removeBundle,
    again: readRemovedBundle,
  },
});
