import { inArray, sql } from 'drizzle-orm';
import { payments } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { PaymentWithPayer } from '../../../ports/payments.ts';
import type { Shop } from '../../shop.ts';

const known = statement((db, params: Params<{ ids: string }>) =>
  db
    .select({ id: payments.gatewayPayment })
    .from(payments)
    .where(inArray(payments.gatewayPayment, sql`(SELECT value FROM json_each(${params.ids}))`)),
);

/**
 * Returns the payments at the gateway since an instant whose money the shop has, and that the records do not know. After a
 * restore they belong to lost orders: they are to be refunded at the gateway, or the payers are to be asked.
 * @param since epoch milliseconds
 * @throws ProviderError
 */
export async function unknownPayments(
  { read, payments: gateway }: Pick<Shop, 'read' | 'payments'>,
  since: number,
): Promise<PaymentWithPayer[]> {
  const made = await gateway.paymentsSince(since);
  const paid = made.filter(({ status }) => status === 'captured' || status === 'authorized');
  const [rows] = await read(known({ ids: JSON.stringify(paid.map(({ id }) => id)) }));
  const ids = new Set(rows.map(({ id }) => id));
  return paid.filter(({ id }) => !ids.has(id));
}
