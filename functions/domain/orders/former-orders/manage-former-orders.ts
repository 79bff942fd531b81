import { sql } from 'drizzle-orm';
import type { FormerOrderRecord, ManagedFormerOrder } from '#contract/calls/former-orders.ts';
import { differingSum, sumDoubt } from '#contract/shop/former-orders.ts';
import { formerOrders } from '../../../db/schema/index.ts';
import type { Builder } from '../../../db/statement.ts';
import { accountOfEmail, emailsOf } from '../../accounts/users/index.ts';
import { consoleList, search, where } from '../../platform/console-list/index.ts';
import { DETAILS, FACTS, withItems } from './columns.ts';

const MANAGED = {
  ...FACTS,
  name: formerOrders.name,
  email: formerOrders.email,
  customerId: accountOfEmail(sql`former_orders.email`),
};

const DESCRIBED = {
  id: formerOrders.id,
  owner: 'platform',
  counted: sql`${formerOrders}`,
  sorts: { id: formerOrders.id, placedOn: formerOrders.placedOn },
  filters: {
    customerId: where<number>((id) => sql`${formerOrders.email} IN ${emailsOf(sql`${id}`)}`),
  },
  q: [search.in(formerOrders.number), search.in(formerOrders.email), search.in(formerOrders.name)],
  missing: 'FORMER_ORDER_NOT_FOUND',
} as const;

/** Orders of the former shop, newest first. */
export const managedFormerOrders = consoleList({
  ...DESCRIBED,
  select: (db: Builder) => db.select(MANAGED).from(formerOrders).$dynamic(),
  row: (row): ManagedFormerOrder => row,
});

/** The page of a former order: the same with its lines, amounts and address. */
export const formerOrderRecords = consoleList({
  ...DESCRIBED,
  select: (db: Builder) =>
    db
      .select({ ...MANAGED, ...DETAILS })
      .from(formerOrders)
      .$dynamic(),
  row(found): FormerOrderRecord {
    const row = withItems(found);
    const sum = differingSum({
      items: row.items.map(({ quantity, unitPrice }) => ({ quantity, unitPricePaise: unitPrice })),
      shippingPaise: row.shipping,
      feesPaise: row.fees,
      discountPaise: row.discount,
      taxPaise: row.tax,
      totalPaise: row.total,
    });
    return { ...row, doubt: sum === undefined ? null : sumDoubt(sum, row.total) };
  },
});
