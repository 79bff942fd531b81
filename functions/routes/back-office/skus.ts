import * as z from 'zod/mini';
import { ChangeSkuPrice, ManagedSku } from '#contract/calls/console.ts';
import { SKU_STATUSES } from '#contract/calls/skus.ts';
import { changeSkuPrice, managedSkus } from '../../domain/skus/index.ts';
import { resource } from './simple-rest.ts';

export const managedSkuCalls = resource({
  name: 'skus',
  row: ManagedSku,
  rows: managedSkus,
  sortedBy: { by: 'id', descending: true },
  filters: {
    productId: z.int(),
    sellerId: z.int(),
    status: z.enum(SKU_STATUSES),
  },
  update: {
    summary: "Sets a SKU's MRP and selling price.",
    body: ChangeSkuPrice,
    run: changeSkuPrice,
  },
});
