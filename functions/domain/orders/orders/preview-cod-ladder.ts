import { sql } from 'drizzle-orm';
import type { CodLadderPreview, CodLadderQuery } from '#contract/calls/cod-decisions.ts';
import { COD_RUNGS, rungAt } from '#contract/shop/cod-ladder.ts';
import type { CodRung } from '#contract/shop/cod-ladder.ts';
import { REFUSED_SHIPMENTS } from '#contract/states/shipment.ts';
import { quoted } from '../../../db/quoted.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const PREVIEWED_DAYS = 90;

const REFUSED = sql.raw(quoted(REFUSED_SHIPMENTS));

/**
 * Sums the COD orders since a time by the score and rung of their last decision, with their refused parcels and the
 * freight that was charged for these.
 */
const sumsByScore = statement((db, params: Params<{ since: number }>) =>
  db
    .select({
      score: sql<number | null>`decision.score`,
      rung: sql<CodRung | null>`decision.rung`,
      isControl: sql<number | null>`decision.facts ->> 'isControl'`,
      orders: sql<number>`count(*)`,
      refusedParcels: sql<number>`sum(parcels.refused)`,
      freightLost: sql<number>`sum(parcels.freight)`,
    })
    .from(
      sql`(SELECT orders.id AS order_id,
          (SELECT max(cod_decisions.id) FROM cod_decisions WHERE cod_decisions.order_id = orders.id) AS decision_id,
          (SELECT count(*) FROM consignments JOIN shipments ON shipments.consignment_id = consignments.id
            WHERE consignments.order_id = orders.id AND shipments.status IN (${REFUSED})) AS refused,
          (SELECT coalesce(sum(shipment_freights.amount_paise), 0) FROM consignments
            JOIN shipments ON shipments.consignment_id = consignments.id
            JOIN shipment_freights ON shipment_freights.shipment_id = shipments.id
            WHERE consignments.order_id = orders.id AND shipments.status IN (${REFUSED})) AS freight
        FROM orders WHERE orders.placed_at >= ${params.since} AND orders.payment_method = 'COD') parcels
        LEFT JOIN cod_decisions decision ON decision.id = parcels.decision_id`,
    )
    .groupBy(sql`1, 2, 3`),
);
type Sums = ReturnType<ReturnType<typeof sumsByScore>['read']>;

/**
 * Returns what a ladder with these thresholds would have done to the COD orders of the last 90 days, from the stored
 * scores: how many would have taken each rung, their refused parcels and the freight of these.
 */
export async function previewCodLadder(shop: Shop, thresholds: CodLadderQuery): Promise<CodLadderPreview> {
  const [sums] = await shop.read(sumsByScore({ since: shop.now - PREVIEWED_DAYS * 86_400_000 }));
  const scored = sums.filter(({ score }) => score !== null);
  const ladder = {
    confirmFrom: thresholds.confirmFrom ?? null,
    prepaidFrom: thresholds.prepaidFrom ?? null,
    noCodFrom: thresholds.noCodFrom ?? null,
  };
  const reached = scored.filter(({ rung }) => rung !== 'NONE');
  return {
    days: PREVIEWED_DAYS,
    rungs: COD_RUNGS.map((rung) => ({
      rung,
      ...added(scored.filter(({ score }) => rungAt(score!, ladder) === rung)),
    })),
    notScored: added(sums.filter(({ score }) => score === null)),
    control: added(reached.filter(({ isControl }) => isControl === 1)),
    others: added(reached.filter(({ isControl }) => isControl !== 1)),
  };
}

function added(sums: Sums): Pick<Sums[number], 'orders' | 'refusedParcels' | 'freightLost'> {
  const sumOf = (name: 'orders' | 'refusedParcels' | 'freightLost') =>
    sums.reduce((total, row) => total + row[name], 0);
  return { orders: sumOf('orders'), refusedParcels: sumOf('refusedParcels'), freightLost: sumOf('freightLost') };
}
