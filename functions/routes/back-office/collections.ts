import * as z from 'zod/mini';
import { COLLECTION_THEMES } from '#contract/calls/collections.ts';
import {
  ChangeCollection,
  CollectionPreview,
  CreateCollection,
  ManagedCollection,
  PreviewCollection,
} from '#contract/calls/managed-collections.ts';
import { COLLECTION_STATUSES } from '#contract/states/collection.ts';
import {
  archiveCollection,
  changeCollection,
  createCollection,
  managedCollections,
  previewCollection,
  readCollectionWithSeoUrl,
  restoreCollection,
} from '../../domain/discovery/collections/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const rows = resource({
  name: 'collections',
  row: ManagedCollection,
  rows: managedCollections,
  sortedBy: { by: 'position', descending: false },
  filters: {
    theme: z.enum(COLLECTION_THEMES),
    status: z.enum(COLLECTION_STATUSES),
  },
  create: {
    summary: 'Adds a collection.',
    body: CreateCollection,
    refuses: [
      'SEO_URL_TAKEN',
      'PRODUCT_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
      'SELLER_NOT_FOUND',
      'FILE_UNKNOWN',
      'PICTURE_UNFIT',
    ],
    run: createCollection,
    again: (shop, admin, _, seoUrl) => readCollectionWithSeoUrl(shop, admin, seoUrl),
  },
  update: {
    summary: 'Changes a collection; what is not sent stays.',
    body: ChangeCollection,
    refuses: [
      'COLLECTION_ARCHIVED',
      'SEO_URL_TAKEN',
      'PRODUCT_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
      'SELLER_NOT_FOUND',
      'FILE_UNKNOWN',
      'PICTURE_UNFIT',
    ],
    run: changeCollection,
  },
  archive: {
    summary: 'Takes a collection out of the shop. It can be restored.',
    run: archiveCollection,
    again: managedCollections.one,
  },
});

export const managedCollectionCalls = [
  ...rows,
  call({
    method: 'POST',
    path: '/api/admin/collections/:id{[0-9]+}/restore',
    summary: 'Brings an archived collection back as it was.',
    who: ['admin'],
    may: 'collections.write',
    params: z.object({ id: IdParam }),
    answer: json(ManagedCollection),
    refuses: ['COLLECTION_NOT_FOUND'],
    run: (shop, admin, { params: { id } }) => restoreCollection(shop, admin, id),
  }),
  call({
    method: 'POST',
    path: '/api/admin/collections/preview',
    summary: 'Counts the products of a collection as its form stands, and lists the first. Nothing is stored.',
    who: ['admin'],
    may: 'collections.read',
    body: PreviewCollection,
    answer: json(CollectionPreview),
    run: (shop, _, { body }) => previewCollection(shop, body),
  }),
];
