import * as z from 'zod/mini';
import { Email } from './auth.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX } from './contact-form.ts';
import * as messages from './messages.ts';
import { TICKET_KINDS, TICKET_STATUSES } from './states/ticket.ts';
import { Id, Instant } from './wire.ts';

const text = (max: number, sign: RegExp) =>
  z
    .string(messages.CONTACT_INVALID)
    .check(
      z.trim(),
      z.minLength(1, messages.CONTACT_INVALID),
      z.maxLength(max, messages.CONTACT_INVALID),
      z.regex(sign, messages.CONTACT_INVALID),
    );
/** No control signs; a message may have lines. */
const LINE = /^\P{Cc}*$/u;
const LINES = /^(\P{Cc}|[\n\r\t])*$/u;

/** What somebody writes to the shop. The text for every fault is the form's one text; the form marks the fields. */
export const ContactMessage = z.object({
  name: text(CONTACT_NAME_MAX, LINE),
  email: z.pipe(
    z.string(messages.CONTACT_INVALID),
    z.string().check(z.refine((email) => z.safeParse(Email, email).success, messages.CONTACT_INVALID)),
  ),
  subject: text(CONTACT_SUBJECT_MAX, LINE),
  message: text(CONTACT_MESSAGE_MAX, LINES),
  kind: z._default(z.enum(TICKET_KINDS), 'CONTACT'),
  /** A field people do not see: only machines fill it in. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
  /** How long the form was open, where a script could tell. */
  secondsTaken: z.optional(z.number().check(z.nonnegative())),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** What the writer is told: the ticket's number, and until when they hear from us. */
export const TicketReceipt = z.object({
  message: z.string(),
  ticketNumber: z.string(),
  kind: z.enum(TICKET_KINDS),
  acknowledgeBy: Instant,
  resolveBy: Instant,
});
export type TicketReceipt = z.output<typeof TicketReceipt>;

/** A ticket as the back office sees it. */
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
  /** How it was settled. */
  resolution: z.nullable(z.string()),
});
export type Ticket = z.output<typeof Ticket>;

export const RESOLUTION_MAX = 2000;

/** A move of a ticket; settling it says how. */
export const MoveTicket = z.object({
  status: z.enum(TICKET_STATUSES),
  resolution: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(RESOLUTION_MAX)))),
  version: z.optional(z.int()),
});
export type MoveTicket = z.output<typeof MoveTicket>;
