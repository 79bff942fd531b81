import * as z from 'zod/mini';
import { ACTOR_KINDS } from './permissions.ts';
import { Id, Instant } from './wire.ts';

/** What a change in the audit log is about. */
export const AUDIT_SUBJECTS = [
  'product',
  'sku',
  'inventory',
  'order',
  'consignment',
  'return',
  'weightDispute',
  'refund',
  'payout',
  'remittance',
  'category',
  'settings',
  'mailText',
  'coupon',
  'taxRate',
  'feeRate',
  'ticket',
  'post',
  'user',
  'staff',
  'subscriber',
  'dataRequest',
  'invitation',
  'seller',
  'outbox',
  'job',
  'review',
  'question',
  'answer',
  'file',
  'import',
] as const;

const State = z.nullable(z.record(z.string(), z.unknown()));

/** A change as the audit log keeps it for good. Amounts in its states are in paise where their names say so. */
export const LoggedChange = z.object({
  id: Id,
  at: Instant,
  /** As a sentence without its subject: 'price changed'. */
  action: z.string(),
  subject: z.string(),
  /** 0 where the row had no id yet. */
  subjectId: z.int(),
  by: z.enum(ACTOR_KINDS),
  /** Who did it; nobody where it was the shop itself. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  before: State,
  after: State,
  reason: z.nullable(z.string()),
  clientNetwork: z.nullable(z.string()),
  /** The request that changed it, as the log of the server names it. */
  requestId: z.nullable(z.string()),
});
export type LoggedChange = z.output<typeof LoggedChange>;
