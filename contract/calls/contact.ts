import * as z from 'zod/mini';
import { emailOr } from './auth.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX } from './contact-form.ts';
import * as messages from '../messages.ts';
import { TICKET_KINDS, TICKET_STATUSES } from '../states/ticket.ts';
import { hasBadSign } from '../shop/text.ts';
import { Id, Instant, prose } from './wire.ts';

/** A line for a mail header; texts with invisible characters are refused. */
const line = (max: number) =>
  z.string(messages.CONTACT_INVALID).check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, messages.CONTACT_INVALID),
    z.maxLength(max, messages.CONTACT_INVALID),
    z.refine((text) => !hasBadSign(text) && !/\p{Cc}/u.test(text), messages.CONTACT_INVALID),
  );

/** A message to the shop. Every fault has the form's general text; the form marks the fields. */
export const ContactMessage = z.object({
  name: line(CONTACT_NAME_MAX),
  email: emailOr(messages.CONTACT_INVALID),
  subject: line(CONTACT_SUBJECT_MAX),
  message: prose(CONTACT_MESSAGE_MAX, messages.CONTACT_INVALID, messages.CONTACT_INVALID).check(
    z.minLength(1, messages.CONTACT_INVALID),
  ),
  kind: z._default(z.enum(TICKET_KINDS), 'CONTACT'),
  /** A honeypot field, which is hidden from people. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
  /** How long the form was open, if a script measured it. */
  secondsTaken: z.optional(z.number().check(z.nonnegative())),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** The receipt for the sender: ticket number and answer deadline. */
export const TicketReceipt = z.object({
  message: z.string(),
  ticketNumber: z.string(),
  kind: z.enum(TICKET_KINDS),
  acknowledgeBy: Instant,
  resolveBy: Instant,
});
export type TicketReceipt = z.output<typeof TicketReceipt>;

/** A ticket in the back office. */
export const Ticket = z.object({
  id: Id,
  version: z.int(),
  ticketNumber: z.string(),
  kind: z.enum(TICKET_KINDS),
  status: z.enum(TICKET_STATUSES),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: Instant,
  acknowledgeBy: Instant,
  resolveBy: Instant,
  acknowledgedAt: z.nullable(Instant),
  resolvedAt: z.nullable(Instant),
  /** How the ticket was settled. */
  resolution: z.nullable(z.string()),
});
export type Ticket = z.output<typeof Ticket>;

export const RESOLUTION_MAX = 2000;

/** Changes a ticket's status; settling it requires a resolution. */
export const MoveTicket = z.object({
  status: z.enum(TICKET_STATUSES),
  resolution: z.optional(
    z.nullable(prose(RESOLUTION_MAX, `A resolution can have at most ${RESOLUTION_MAX} characters`)),
  ),
  version: z.optional(z.int()),
});
export type MoveTicket = z.output<typeof MoveTicket>;
