import type { ImportKind } from '#contract/calls/imports.ts';
import { customerKind } from './check-customers.ts';
import { formerOrderKind } from './check-former-orders.ts';
import { oldAddressKind } from './check-old-addresses.ts';
import { orderKind } from './check-orders.ts';
import { productKind } from './check-products.ts';
import { skuKind } from './check-skus.ts';
import { stockKind } from './check-stock.ts';
import type { Kind } from './kind.ts';

/** The lists that files can change. */
export const KINDS: Record<ImportKind, Kind> = {
  products: productKind,
  skus: skuKind,
  inventory: stockKind,
  orders: orderKind,
  'old-addresses': oldAddressKind,
  customers: customerKind,
  'former-orders': formerOrderKind,
};
