import { sql } from 'drizzle-orm';
import type { AccountDeletion } from '#contract/calls/account.ts';
import { TICKET_YEARS } from '#contract/calls/contact-form.ts';
import type { Day } from '#contract/shop/dates.ts';
import { formatDay } from '#contract/shop/dates.ts';
import { financialYearOf } from '#contract/shop/financial-year.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/**
 * The data of a person that the law requires the shop to keep: the day of the newest document, and whether the person
 * ever wrote.
 */
export const keptFacts = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({
      paperOn: sql<string | null>`(SELECT max(documents.issued_on) FROM orders
        JOIN documents ON documents.order_id = orders.id WHERE orders.user_id = ${params.userId})`,
      hasOrders: sql<number>`EXISTS (SELECT 1 FROM orders WHERE orders.user_id = ${params.userId})`,
      hasTickets: sql<number>`EXISTS (SELECT 1 FROM tickets WHERE tickets.user_id = ${params.userId})
        OR EXISTS (SELECT 1 FROM tickets WHERE tickets.user_id IS NULL
          AND tickets.email = (SELECT email FROM users WHERE users.id = ${params.userId}))`,
      hasReviews: sql<number>`EXISTS (SELECT 1 FROM reviews WHERE reviews.user_id = ${params.userId})`,
    })
    .from(sql`(SELECT 1)`),
);
export type KeptFacts = ReturnType<ReturnType<typeof keptFacts>['read']>[number];

/**
 * Returns the last day a document is kept: eight financial years after its own (Companies Act 2013 s.128(5)). This is
 * longer than 72 months from the annual return that is due on 31 December after it (CGST Act s.36, s.44).
 * @example paperKeptUntil('2026-11-23') // '2035-03-31'
 */
export function paperKeptUntil(issuedOn: Day): Day {
  return `${financialYearOf(issuedOn) + 9}-03-31`;
}

/** Returns what is kept of a deleted account, why, and until when. */
export function whatStays({ paperOn, hasOrders, hasTickets, hasReviews }: KeptFacts): AccountDeletion['stays'] {
  return [
    ...(paperOn === null
      ? []
      : [
          {
            what: 'Invoices, with the name, address and mobile printed on them',
            why: 'Tax and company law',
            until: paperKeptUntil(paperOn),
          },
        ]),
    ...(hasOrders
      ? [
          {
            what: 'Orders, payments and refunds, without your name, street, mobile and email',
            why: 'Tax and company law',
            until: paperOn === null ? null : paperKeptUntil(paperOn),
          },
        ]
      : []),
    ...(hasTickets
      ? [
          {
            what: `Messages and complaints, for ${TICKET_YEARS} years after they were settled`,
            why: 'Consumer law: a complaint may come two years later',
            until: null,
          },
        ]
      : []),
    ...(hasReviews
      ? [{ what: 'Reviews you wrote, without your name and pictures', why: 'Other shoppers rely on them', until: null }]
      : []),
  ];
}

/** Returns the same as lines of a mail. */
export function staysInWords(stays: AccountDeletion['stays']): string[] {
  return stays.map(({ what, why, until }) => `${what}${until === null ? '' : `, until ${formatDay(until)}`} (${why}).`);
}
