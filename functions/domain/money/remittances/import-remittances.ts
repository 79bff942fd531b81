import { eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { MissingCash, RemittancePreview } from '#contract/calls/remittances.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { codRemittances, consignments, orders, sellers, shipments } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { insertEntry } from '../ledger/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { lineKey, matchLines } from './match-lines.ts';
import type { MatchedLine } from './match-lines.ts';
import { withPossibleDays } from './possible-days.ts';
import { readFile } from './read-file.ts';
import type { ReadFile } from './read-file.ts';

const DAY_MS = 86_400_000;

const received = sql<number>`(SELECT coalesce(sum(${codRemittances.amountPaise}), 0) FROM ${codRemittances}
  WHERE ${codRemittances.shipmentId} = ${shipments.id} AND ${codRemittances.outcome} IN ('RECEIVED', 'SHORT', 'OVER'))`;

/** True for parcels whose courier collects cash. */
const collects = sql`${shipments.codPaise} IS NOT NULL AND NOT ${shipments.isByHand} AND ${shipments.status} <> 'CANCELLED'`;

const parcelsOf = statement((db, params: Params<{ awbs: string }>) =>
  db
    .select({
      shipmentId: shipments.id,
      awb: sql<string>`${shipments.awb}`,
      codPaise: sql<number>`${shipments.codPaise}`,
      receivedPaise: received,
      status: shipments.status,
      statusAt: shipments.statusAt,
      orderNumber: orders.number,
    })
    .from(shipments)
    .innerJoin(consignments, eq(consignments.id, shipments.consignmentId))
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .where(sql`${shipments.awb} IN (SELECT value FROM json_each(${params.awbs})) AND ${collects}`),
);

const linesOf = statement((db, params: Params<{ awbs: string }>) =>
  db
    .select({ awb: codRemittances.awb, utr: codRemittances.utr })
    .from(codRemittances)
    .where(sql`${codRemittances.awb} IN (SELECT value FROM json_each(${params.awbs}))`),
);

/** Returns the content of a courier's file with the outcome of each line. Writes nothing. */
export async function previewRemittances(shop: Shop, file: Uint8Array | string): Promise<RemittancePreview> {
  return previewOf(await matched(shop, withPossibleDays(readFile(file), shop.now)));
}

interface Matched extends Omit<ReadFile, 'lines'> {
  lines: MatchedLine[];
}

async function matched(shop: Shop, { lines, ...others }: ReadFile): Promise<Matched> {
  const awbs = JSON.stringify(lines.map(({ awb }) => awb));
  const { settings, parcels, known } = await shop.read({
    settings: currentSettings(),
    parcels: parcelsOf({ awbs }),
    known: linesOf({ awbs }),
  });
  const keys = new Set(known.map(lineKey));
  const cash = parcels.map(({ status, statusAt, ...parcel }) => ({
    ...parcel,
    deliveredOn: status === 'DELIVERED' ? kolkataDay(statusAt) : null,
  }));
  return { ...others, lines: matchLines(lines, cash, keys, settings.policy.sellerFees.codLateDays) };
}

function previewOf({ lines, faults, leftOut }: Matched): RemittancePreview {
  const isNew = ({ outcome }: MatchedLine) => outcome !== 'KNOWN';
  return {
    lines: lines.map(({ row, awb, amountPaise, paidOn, utr, outcome, expectedPaise, orderNumber, isLate }) => ({
      row,
      awb,
      amount: amountPaise,
      paidOn,
      utr,
      outcome,
      expected: expectedPaise,
      orderId: orderNumber,
      isLate,
    })),
    faults,
    leftOut,
    total: lines.filter(isNew).reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  };
}

const insertLine = insertInto(codRemittances);

/**
 * Stores the new lines of a courier's file, each with its ledger entry, in one batch. Importing the same file twice
 * changes nothing.
 * @throws FIELDS_INVALID when a line cannot be read
 * @throws REMITTANCE_CHANGED when a concurrent import stored one of the lines
 */
export async function importRemittances(
  shop: Shop,
  admin: Admin,
  file: Uint8Array | string,
): Promise<RemittancePreview> {
  const read = withPossibleDays(readFile(file), shop.now);
  const [fault] = read.faults;
  if (fault) refuse('FIELDS_INVALID', { fields: { file: `Row ${fault.row}: ${fault.fault}` } });
  const found = await matched(shop, read);
  const added = found.lines.filter(({ outcome }) => outcome !== 'KNOWN');
  if (added.length > 0) {
    await shop.write(
      ...added.flatMap(({ awb, amountPaise, paidOn, utr, outcome, shipmentId, expectedPaise }) => {
        if (outcome === 'KNOWN') return [];
        const isMatched = outcome !== 'DOUBLE' && outcome !== 'UNKNOWN';
        const kind = isMatched ? 'codReceived' : 'codUnmatched';
        return [
          insertLine({
            at: shop.now,
            ...actorValues(admin),
            awb,
            amountPaise,
            paidOn,
            utr,
            outcome,
            shipmentId,
            expectedPaise,
          }),
          insertEntry({
            key: `${kind}:remittance:${lineKey({ awb, utr })}`,
            at: shop.now,
            kind,
            debit: 'bank',
            credit: isMatched ? 'courier' : 'unmatched',
            amountPaise,
          }),
        ];
      }),
      auditEntry(shop, admin, {
        action: 'cash of couriers imported',
        subject: 'remittance',
        subjectId: 0,
        before: {},
        after: { lines: added.length, amountPaise: added.reduce((sum, { amountPaise }) => sum + amountPaise, 0) },
      }),
    );
  }
  return previewOf(found);
}

/** Older missing cash is no longer listed. */
const LOOKED_BACK_DAYS = 180;

const missing = statement((db, params: Params<{ before: number; since: number }>) =>
  db
    .select({
      shipmentId: shipments.id,
      awb: sql<string>`coalesce(${shipments.awb}, '')`,
      courierName: shipments.courierName,
      orderId: orders.number,
      orderKey: orders.id,
      sellerName: sellers.businessName,
      deliveredAt: shipments.statusAt,
      amount: sql<number>`${shipments.codPaise} - ${received}`,
    })
    .from(shipments)
    .innerJoin(consignments, eq(consignments.id, shipments.consignmentId))
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .where(
      sql`${shipments.status} = 'DELIVERED' AND ${shipments.codPaise} IS NOT NULL AND NOT ${shipments.isByHand}
        AND ${shipments.statusAt} BETWEEN ${params.since} AND ${params.before} AND ${shipments.codPaise} > ${received}`,
    )
    .orderBy(shipments.statusAt)
    .limit(200),
);

/** Returns the cash that couriers collected and have not handed over in time, oldest first. */
export async function missingCash(shop: Shop): Promise<MissingCash[]> {
  const [{ policy }] = await shop.read(currentSettings());
  const before = shop.now - policy.sellerFees.codLateDays * DAY_MS;
  const [rows] = await shop.read(missing({ before, since: before - LOOKED_BACK_DAYS * DAY_MS }));
  return rows;
}
