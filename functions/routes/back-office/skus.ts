import * as z from 'zod/mini';
import { ChangeSkuPrice, ManagedSku } from '#contract/calls/console.ts';
import { SKU_STATUSES } from '#contract/calls/skus.ts';
import { changeSkuPrice, listManagedSkus, readManagedSku, SKU_SORTS } from '../../domain/skus/index.ts';
import { resource } from './simple-rest.ts';

export const managedSkuCalls = resource({
  name: 'skus',
  row: ManagedSku,
  sorts: SKU_SORTS,
  sortedBy: { by: 'id', descending: true },
  filters: {
    productId: z.optional(z.int()),
    sellerId: z.optional(z.int()),
    status: z.optional(z.enum(SKU_STATUSES)),
  },
  list: listManagedSkus,
  one: readManagedSku,
  update: {
    summary: "Sets a SKU's MRP and selling price.",
    body: ChangeSkuPrice,
    run: changeSkuPrice,
  },
});
