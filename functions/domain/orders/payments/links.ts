import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { PaymentLinkStatus } from '#contract/states/payment.ts';
import { orders, paymentLinks } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { askGateway } from './ask-gateway.ts';

export type LinkRow = typeof paymentLinks.$inferSelect;

/** The gateway keeps a link open for a quarter of an hour at least; one minute more, since clocks differ. */
const SHORTEST_LINK_MS = 16 * 60_000;
/** An unpaid link is looked at so soon for the first time, in case that nothing is heard of it. */
const FIRST_LOOK_MS = 3 * 60_000;
/** A payment may turn out well three days later; after four nothing more can come. */
const LAST_LOOK_MS = 4 * 24 * 60 * 60_000;

type Wanted = Pick<LinkRow, 'createdAt' | 'attempt' | 'reference' | 'amountPaise' | 'expiresAt' | 'nextLookAt'>;

/** Touches nothing where somebody else noted this attempt. */
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

/** A link that is to be made. */
export interface NewLink {
  /** The order's. */
  number: string;
  /** Which of the order's links, from 1. */
  attempt: number;
  amountPaise: number;
  /** When the hold on the order's pieces ends. */
  holdUntil: number;
}

export const linkReference = ({ number, attempt }: Pick<NewLink, 'number' | 'attempt'>) => `${number}-${attempt}`;

/** The number of the order a link is for, by the link's reference. */
export const orderOfReference = (reference: string) => reference.replace(/-\d+$/, '');

/** Notes that a link is to be made, before the gateway is asked for it: whatever becomes of the answer, it is found again. */
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
 * Has the gateway make a link that was noted before, and answers its address. The address is noted after the answer: a
 * link that nobody noted is found by its reference.
 * @param isNew whether nobody can have asked for it before; else it is looked for first
 * @returns nothing where the gateway does not answer
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
        customer: { name: payer.name, email: payer.email, contact: `+91${payer.mobile}` },
        expiresAt: expiryOf(shop, link),
        callbackUrl: `${shop.origin}/payment-success/${link.number}`,
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

/** An order's links, the newest first. By the order's id or its number. */
export function linksOfOrder(key: { id: number | null; number: string | null }) {
  const { read, ...bound } = linkRows(key);
  return { ...bound, read: (answer: Parameters<typeof read>[0]): LinkRow[] => read(answer).map(({ link }) => link) };
}

/** The references of links whose turn it is to be looked at, those that waited longest first. */
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

/** Notes what the gateway says of a link; the next look comes after as long again as the link is old. */
export function notedLook(shop: Shop, link: LinkRow, status: PaymentLinkStatus, gatewayLink: string | null) {
  return noteLook({ id: link.id, status, gatewayLink, nextLookAt: nextLookOf(shop, link) });
}

function nextLookOf(shop: Shop, { createdAt }: LinkRow): number | null {
  const age = shop.now - createdAt;
  return age >= LAST_LOOK_MS ? null : shop.now + Math.max(FIRST_LOOK_MS, Math.min(age, LAST_LOOK_MS - age));
}
