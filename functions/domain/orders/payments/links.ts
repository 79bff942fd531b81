import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { pathIn } from '#contract/languages.ts';
import type { PaymentLinkStatus } from '#contract/states/payment.ts';
import { orders, paymentLinks } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { askGateway } from './ask-gateway.ts';

export type LinkRow = typeof paymentLinks.$inferSelect;

/** The gateway requires that a link stays open for at least 15 minutes. One minute more, because clocks differ. */
const SHORTEST_LINK_MS = 16 * 60_000;
/** The first check of an unpaid link, in case no event arrives. */
const FIRST_LOOK_MS = 3 * 60_000;
/** A payment may succeed three days later. After four days no change is possible. */
const LAST_LOOK_MS = 4 * 24 * 60 * 60_000;

type Wanted = Pick<LinkRow, 'createdAt' | 'attempt' | 'reference' | 'amountPaise' | 'expiresAt' | 'nextLookAt'>;

/** Inserts no row if this attempt is noted already. */
const insertRow = statement((db, params: Params<Wanted & { number: string }>) =>
  db
    .insert(paymentLinks)
    .values({
      createdAt: params.createdAt,
      orderId: sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`,
      attempt: params.attempt,
      reference: params.reference,
      amountPaise: params.amountPaise,
      status: sql`'wanted'`,
      expiresAt: params.expiresAt,
      nextLookAt: params.nextLookAt,
    })
    .onConflictDoNothing(),
);

export interface NewLink {
  /** The order's number. */
  number: string;
  /** The link's number within the order, from 1. */
  attempt: number;
  amountPaise: number;
  /** When the reservation of the order's pieces ends. */
  holdUntil: number;
}

export const linkReference = ({ number, attempt }: Pick<NewLink, 'number' | 'attempt'>) => `${number}-${attempt}`;

/** Returns the number of a link's order, by the link's reference. */
export const orderOfReference = (reference: string) => reference.replace(/-\d+$/, '');

/** Notes a link before the gateway creates it, so that it is found even if the gateway's answer is lost. */
export function wantLink(shop: Shop, link: NewLink) {
  const { number, attempt, amountPaise } = link;
  return insertRow({
    number,
    attempt,
    amountPaise,
    reference: linkReference(link),
    createdAt: shop.now,
    expiresAt: expiryOf(shop, link),
    nextLookAt: shop.now + FIRST_LOOK_MS,
  });
}

const expiryOf = (shop: Shop, { holdUntil }: NewLink) => Math.max(holdUntil, shop.now + SHORTEST_LINK_MS);

const noteMade = statement((db, params: Params<{ reference: string; gatewayLink: string; url: string }>) =>
  db
    .update(paymentLinks)
    .set({
      gatewayLink: sql`${params.gatewayLink}`,
      url: sql`${params.url}`,
      status: sql`CASE ${paymentLinks.status} WHEN 'wanted' THEN 'created' ELSE ${paymentLinks.status} END`,
    })
    .where(eq(paymentLinks.reference, params.reference)),
);

export interface Payer {
  name: string;
  email: string;
  mobile: string;
}

/**
 * Creates a noted link at the gateway and returns its URL. The URL is noted after the answer. A link whose URL is not
 * noted is found by its reference.
 * @param isNew whether no earlier request can have created it; otherwise it is looked up first
 * @returns undefined when the gateway does not answer
 */
export async function makeLink(shop: Shop, link: NewLink, payer: Payer, isNew: boolean): Promise<string | undefined> {
  const reference = linkReference(link);
  const made = await askGateway(shop, async (gateway) => {
    const known = isNew ? undefined : await gateway.linkByReference(reference);
    return (
      known ??
      gateway.createLink({
        reference,
        amountPaise: link.amountPaise,
        description: `Order ${link.number}`,
        // A customer at the counter may have neither.
        customer: {
          name: payer.name,
          email: payer.email.includes('@') ? payer.email : '',
          contact: payer.mobile === '' ? '' : `+91${payer.mobile}`,
        },
        expiresAt: expiryOf(shop, link),
        callbackUrl: shop.origin + pathIn(shop.language, `/payment-success/${link.number}`),
      })
    );
  });
  if (!made) return undefined;
  const { id, url } = made.answer;
  shop.after(() => shop.write(noteMade({ reference, gatewayLink: id, url })));
  return url;
}

const linkRows = statement((db, params: Params<{ id: number | null; number: string | null }>) =>
  db
    .select({ link: paymentLinks })
    .from(paymentLinks)
    .innerJoin(orders, eq(orders.id, paymentLinks.orderId))
    .where(sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`)
    .orderBy(desc(paymentLinks.attempt)),
);

/** Reads an order's links, newest first. The key is the order's id or number. */
export function linksOfOrder(key: { id: number | null; number: string | null }) {
  const { read, ...bound } = linkRows(key);
  return { ...bound, read: (answer: Parameters<typeof read>[0]): LinkRow[] => read(answer).map(({ link }) => link) };
}

/** Selects the references of links that are due for a check, longest waiting first. */
export const linksToLookAt = statement((db, params: Params<{ now: number }>) =>
  db
    .select({ reference: paymentLinks.reference })
    .from(paymentLinks)
    .where(and(isNotNull(paymentLinks.nextLookAt), lte(paymentLinks.nextLookAt, params.now)))
    .orderBy(paymentLinks.nextLookAt)
    .limit(50),
);

const noteLook = statement(
  (
    db,
    params: Params<{ id: number; status: PaymentLinkStatus; gatewayLink: string | null; nextLookAt: number | null }>,
  ) =>
    db
      .update(paymentLinks)
      .set({
        status: sql`${params.status}`,
        gatewayLink: sql`coalesce(${params.gatewayLink}, ${paymentLinks.gatewayLink})`,
        nextLookAt: sql`${params.nextLookAt}`,
      })
      .where(eq(paymentLinks.id, params.id)),
);

/** Notes the gateway's status of a link. The interval to the next check is the link's age. */
export function notedLook(shop: Shop, link: LinkRow, status: PaymentLinkStatus, gatewayLink: string | null) {
  return noteLook({ id: link.id, status, gatewayLink, nextLookAt: nextLookOf(shop, link) });
}

function nextLookOf(shop: Shop, { createdAt }: LinkRow): number | null {
  const age = shop.now - createdAt;
  return age >= LAST_LOOK_MS ? null : shop.now + Math.max(FIRST_LOOK_MS, Math.min(age, LAST_LOOK_MS - age));
}
