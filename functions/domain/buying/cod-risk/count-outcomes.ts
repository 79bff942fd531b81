import { REFUSED_SHIPMENTS } from '#contract/states/shipment.ts';
import { quoted } from '../../../db/quoted.ts';
import { rawWrite } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { COUNTED_MS } from './outcomes.ts';

const IS_REFUSED = `shipments.status IN (${quoted(REFUSED_SHIPMENTS)})`;

/**
 * Recounts the refused and accepted cash-on-delivery parcels of the last year: of the shop, of each PIN code and of each
 * product. A parcel counts once for each of its products. A job; running it twice gives the same counts.
 * `CROSS JOIN` makes the engine begin at the orders of the year: it would read all parcels first.
 */
export async function countCodOutcomes(shop: Shop): Promise<{ pinCodes: number; products: number }> {
  const counts = (subject: string, key: string, joined = '') =>
    rawWrite(
      `INSERT INTO cod_outcomes (subject, subject_key, refused, accepted)
       SELECT '${subject}', ${key} AS counted, count(DISTINCT iif(${IS_REFUSED}, shipments.id, NULL)),
         count(DISTINCT iif(shipments.status = 'DELIVERED', shipments.id, NULL))
       FROM orders
       CROSS JOIN consignments ON consignments.order_id = orders.id
       CROSS JOIN shipments ON shipments.consignment_id = consignments.id
       ${joined}
       WHERE orders.placed_at >= ? AND orders.payment_method = 'COD'
         AND (${IS_REFUSED} OR shipments.status = 'DELIVERED')
       GROUP BY counted`,
      [shop.now - COUNTED_MS],
    );
  const { pinCodes, products } = await shop.write({
    cleared: rawWrite('DELETE FROM cod_outcomes'),
    shop: counts('shop', "''"),
    pinCodes: counts('pin', 'orders.ship_pin_code'),
    products: counts(
      'product',
      'CAST(order_items.product_id AS TEXT)',
      `JOIN consignment_items ON consignment_items.consignment_id = consignments.id
       JOIN order_items ON order_items.id = consignment_items.order_item_id`,
    ),
  });
  return { pinCodes, products };
}
