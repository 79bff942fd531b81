import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { addressFacts, riskiestProduct } from '#contract/shop/cod-risk.ts';
import type { AddressLines, CodOutcomes } from '#contract/shop/cod-risk.ts';
import { REFUSED_SHIPMENTS } from '#contract/states/shipment.ts';
import { quoted } from '../../../db/quoted.ts';
import { addresses, codOutcomes, orders } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { RiskFacts } from './facts.ts';

/** Parcels of older orders say little about a person and a place now. */
export const COUNTED_MS = 365 * 86_400_000;

const REFUSED = sql.raw(quoted(REFUSED_SHIPMENTS));

/** A parameter, or a column with the name of its table: drizzle leaves that out where a statement has one table. */
type Value = Placeholder | SQL;

/** The person, place and goods of an order, as expressions. */
interface Subjects {
  userId: Value;
  mobile: Value;
  pinCode: Value;
  since: Value;
  /** Selects the ids of the products. */
  productIds: SQL;
}

/** Returns how many cash-on-delivery parcels were refused and accepted, of earlier orders with this condition. */
const parcelsWhere = (which: SQL, { since }: Subjects) => sql<string>`(
  SELECT json_object('refused', coalesce(sum(shipments.status IN (${REFUSED})), 0),
    'accepted', coalesce(sum(shipments.status = 'DELIVERED'), 0))
  FROM orders earlier
  JOIN consignments ON consignments.order_id = earlier.id
  JOIN shipments ON shipments.consignment_id = consignments.id
  WHERE ${which} AND earlier.placed_at >= ${since} AND earlier.payment_method = 'COD')`;

const countsOf = (which: SQL) => sql<string>`(
  SELECT json_group_array(json_object('refused', refused, 'accepted', accepted)) FROM ${codOutcomes} WHERE ${which})`;

const outcomes = (of: Subjects) => ({
  account: parcelsWhere(sql`earlier.user_id = ${of.userId}`, of),
  mobile: parcelsWhere(sql`earlier.ship_mobile = ${of.mobile} AND earlier.user_id <> ${of.userId}`, of),
  pinCodes: countsOf(sql`subject = 'pin' AND subject_key = ${of.pinCode}`),
  products: countsOf(sql`subject = 'product' AND subject_key IN (SELECT CAST(id AS TEXT) FROM (${of.productIds}))`),
  shops: countsOf(sql`subject = 'shop' AND subject_key = ''`),
});

type Row = Record<keyof ReturnType<typeof outcomes>, string>;

function factsOf(row: Row, lines: AddressLines): RiskFacts {
  const listed = (json: string) => JSON.parse(json) as CodOutcomes[];
  const first = (json: string) => listed(json)[0] ?? { refused: 0, accepted: 0 };
  const shop = first(row.shops);
  return {
    account: JSON.parse(row.account) as CodOutcomes,
    mobileRefused: (JSON.parse(row.mobile) as CodOutcomes).refused,
    pinCode: first(row.pinCodes),
    product: riskiestProduct(listed(row.products), shop),
    shop,
    address: addressFacts(lines),
  };
}

/** Where an order goes: a saved address of the shopper, or a new one, of which `whole` has the lines. */
type RiskDestination = { savedId: number } | { pinCode: string; whole?: AddressLines & { mobile: string } } | 'unknown';

interface Checkout {
  userId: number;
  /** The SKU of a direct purchase; null for the cart. */
  skuId: number | null;
  since: number;
}

/** Selects the products of a direct purchase, or of the cart. */
const productsToBuy = (params: Params<Checkout>) => sql`
  SELECT skus.product_id AS id FROM skus WHERE skus.id = ${params.skuId}
  UNION SELECT skus.product_id FROM cart_items JOIN skus ON skus.id = cart_items.sku_id
  WHERE ${params.skuId} IS NULL AND cart_items.user_id = ${params.userId} AND cart_items.saved_at IS NULL`;

const toSavedAddress = statement((db, params: Params<Checkout & { savedId: number }>) =>
  db
    .select({
      address: addresses.address,
      addressLine2: addresses.addressLine2,
      landmark: addresses.landmark,
      locality: addresses.locality,
      ...outcomes({
        userId: params.userId,
        mobile: sql`addresses.mobile`,
        pinCode: sql`addresses.pin_code`,
        since: params.since,
        productIds: productsToBuy(params),
      }),
    })
    .from(addresses)
    .where(
      sql`${addresses.id} = ${params.savedId} AND ${addresses.userId} = ${params.userId} AND ${addresses.archivedAt} IS NULL`,
    ),
);

const toNewAddress = statement((db, params: Params<Checkout & { mobile: string; pinCode: string }>) =>
  db
    .select(
      outcomes({
        userId: params.userId,
        mobile: params.mobile,
        pinCode: params.pinCode,
        since: params.since,
        productIds: productsToBuy(params),
      }),
    )
    .from(sql`(SELECT 1)`),
);

/**
 * Returns the statement for the facts about an order at the checkout. It selects nothing while the whole address is not
 * known: a PIN code alone says too little.
 */
export function riskAtCheckout({
  userId,
  skuId,
  to,
  now,
}: {
  userId: number;
  skuId: number | null;
  to: RiskDestination;
  now: number;
}): Statement<RiskFacts[]>[] {
  const values = { userId, skuId, since: now - COUNTED_MS };
  if (to === 'unknown') return [];
  if ('savedId' in to) {
    const { read, ...bound } = toSavedAddress({ ...values, savedId: to.savedId });
    return [{ ...bound, read: (answer) => read(answer).map((row) => factsOf(row, row)) }];
  }
  const { pinCode, whole } = to;
  if (!whole) return [];
  const { read, ...bound } = toNewAddress({ ...values, mobile: whole.mobile, pinCode });
  return [{ ...bound, read: (answer) => read(answer).map((row) => factsOf(row, whole)) }];
}

/** Returns the statement for the facts about placed orders, by a condition on `orders`. */
export function riskOfOrders<Values extends object>(
  which: (params: Params<Values>) => SQL,
): (values: Values & { since: number }) => Statement<(RiskFacts & { orderId: number })[]> {
  const rows = statement((db, params: Params<Values & { since: number }>) =>
    db
      .select({
        orderId: orders.id,
        address: orders.shipAddress,
        addressLine2: orders.shipAddressLine2,
        locality: orders.shipLocality,
        ...outcomes({
          userId: sql`orders.user_id`,
          mobile: sql`orders.ship_mobile`,
          pinCode: sql`orders.ship_pin_code`,
          since: params.since,
          productIds: sql`SELECT order_items.product_id AS id FROM order_items WHERE order_items.order_id = orders.id`,
        }),
      })
      .from(orders)
      .where(which(params)),
  );
  return (values) => {
    const { read, ...bound } = rows(values);
    return {
      ...bound,
      // The landmark of an order is a part of its second line.
      read: (answer) =>
        read(answer).map((row) => ({ orderId: row.orderId, ...factsOf(row, { ...row, landmark: null }) })),
    };
  };
}
