import { eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { amountInWords } from '#contract/shop/amount-in-words.ts';
import { officeLine } from '#contract/shop/company.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { ENTRY_KINDS } from '#contract/shop/ledger.ts';
import type { EntryKind } from '#contract/shop/ledger.ts';
import type { PrintedStatement } from '#contract/shop/payout-statement.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { pickupLines } from '#contract/shop/printed-party.ts';
import { PAYOUT_WORDS } from '#contract/states/payout.ts';
import { ledgerEntries, orders, payouts, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { companyFact, currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { TO_SELLER } from './balance.ts';
import { managedPayouts } from './managed-payouts.ts';

type Asked = Params<{ id: number }>;

const sellerOf = ({ id }: Asked) => sql`(SELECT seller_id FROM payouts WHERE payouts.id = ${id})`;
/** The id of the entry that books a payout. Entries with a lower id were booked before it. */
const entryOfPayout = (number: ReturnType<typeof sql>) =>
  sql`(SELECT taken.id FROM ledger_entries taken WHERE taken.key = 'payout:payout:' || (${number}))`;
const thisPayout = ({ id }: Asked) => entryOfPayout(sql`SELECT number FROM payouts WHERE payouts.id = ${id}`);
const formerNumber = (input: Asked) => sql`SELECT former.number FROM payouts former
  WHERE former.seller_id = ${sellerOf(input)} AND former.id < ${input.id} ORDER BY former.id DESC LIMIT 1`;
const formerPayout = (input: Asked) => sql`coalesce(${entryOfPayout(formerNumber(input))}, 0)`;

const payee = statement((db, input: Asked) =>
  db
    .select({
      legalName: sellers.legalName,
      businessName: sellers.businessName,
      pickupAddress: sellers.pickupAddress,
      pickupLocality: sellers.pickupLocality,
      pickupCity: sellers.pickupCity,
      pickupPinCode: sellers.pickupPinCode,
      pickupState: sellers.pickupState,
      gstin: sellers.gstin,
      pan: sellers.pan,
      former: sql<string | null>`(${formerNumber(input)})`,
      openingPaise: sql<number>`(SELECT coalesce(sum(${TO_SELLER}), 0) FROM ${ledgerEntries}
        WHERE ${ledgerEntries.sellerId} = ${sellerOf(input)} AND ${ledgerEntries.id} <= ${formerPayout(input)})`,
    })
    .from(payouts)
    .innerJoin(sellers, eq(sellers.id, payouts.sellerId))
    .where(eq(payouts.id, input.id)),
);

const NOT_ITSELF = sql`${ledgerEntries.kind} <> 'payout'`;

const bookedByKind = statement((db, input: Asked) =>
  db
    .select({ kind: ledgerEntries.kind, amountPaise: sql<number>`sum(${TO_SELLER})` })
    .from(ledgerEntries)
    .where(
      sql`${ledgerEntries.sellerId} = ${sellerOf(input)} AND ${ledgerEntries.id} > ${formerPayout(input)}
        AND ${ledgerEntries.id} < ${thisPayout(input)} AND ${NOT_ITSELF}`,
    )
    .groupBy(ledgerEntries.kind),
);

const paidByKind = statement((db, input: Asked) =>
  db
    .select({ kind: ledgerEntries.kind, amountPaise: sql<number>`sum(${TO_SELLER})`, count: sql<number>`count(*)` })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.payoutId} = ${input.id} AND ${NOT_ITSELF}`)
    .groupBy(ledgerEntries.kind),
);

const sumOf = (...kinds: EntryKind[]) =>
  sql<number>`sum(CASE WHEN ${ledgerEntries.kind} IN ${sql.raw(`('${kinds.join("', '")}')`)} THEN ${TO_SELLER} ELSE 0 END)`;

const paidByOrder = statement((db, input: Asked) =>
  db
    .select({
      number: orders.number,
      salesPaise: sumOf('sale', 'discountShare', 'codKept'),
      feesPaise: sumOf('commission', 'commissionGst', 'gatewayFee', 'gatewayFeeGst', 'freight', 'returnFreight'),
      taxesPaise: sumOf('tcs', 'tds'),
      netPaise: sql<number>`sum(${TO_SELLER})`,
    })
    .from(ledgerEntries)
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(sql`${ledgerEntries.payoutId} = ${input.id} AND ${NOT_ITSELF}`)
    .groupBy(ledgerEntries.orderId)
    .orderBy(ledgerEntries.orderId),
);

/**
 * Returns the printable statement of a payout, and the shop's settings. Its balances are those of the ledger when the
 * payout was created. So every print is the same, except for the status.
 * @throws PAYOUT_NOT_FOUND, also for another seller's payout
 */
export async function printStatement(
  shop: Shop,
  staff: Staff,
  id: number,
): Promise<{ statement: PrintedStatement; policy: StorePolicy }> {
  const found = await shop.read({
    payouts: managedPayouts.rowWithId(shop, staff, id),
    settings: currentSettings(),
    payee: payee({ id }),
    booked: bookedByKind({ id }),
    paid: paidByKind({ id }),
    orders: paidByOrder({ id }),
  });
  const [payout] = found.payouts;
  if (!payout) return refuse('PAYOUT_NOT_FOUND');
  const { former, openingPaise, ...seller } = found.payee[0]!;
  const { policy } = found.settings;
  const bookedPaise = found.booked.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const printed: PrintedStatement = {
    kind: 'PAYOUT_STATEMENT',
    number: payout.number,
    issuedOn: kolkataDay(payout.createdAt),
    content: {
      payer: {
        legalName: companyFact(policy, 'legalName'),
        gstin: companyFact(policy, 'gstin'),
        address: officeLine(policy.company),
      },
      seller: {
        legalName: seller.legalName,
        tradeName: seller.businessName,
        address: pickupLines(seller),
        gstin: seller.gstin,
        pan: seller.pan,
      },
      status: PAYOUT_WORDS[payout.status],
      account: `${payout.bankHolder}, ending ${payout.bankLastDigits}, ${payout.bankIfsc}`,
      reference: payout.reference,
      paidOn: payout.paidAt === null ? null : kolkataDay(payout.paidAt),
      former,
      openingPaise,
      closingPaise: openingPaise + bookedPaise - payout.amount,
      kinds: ENTRY_KINDS.flatMap((kind) => {
        const booked = found.booked.find((row) => row.kind === kind);
        const paid = found.paid.find((row) => row.kind === kind);
        if (!booked && !paid) return [];
        const [bookedOf, paidOf] = [booked?.amountPaise ?? 0, paid?.amountPaise ?? 0];
        return [{ kind, bookedPaise: bookedOf, paidPaise: paidOf, count: paid?.count ?? 0 }];
      }),
      orders: found.orders.map((order) => ({
        ...order,
        refundsPaise: order.netPaise - order.salesPaise - order.feesPaise - order.taxesPaise,
      })),
      amountPaise: payout.amount,
      amountInWords: amountInWords(payout.amount),
    },
  };
  return { statement: printed, policy };
}
