import * as z from 'zod/mini';
import { ACTOR_KINDS } from './permissions.ts';
import { Id, Instant } from './wire.ts';

/** The types of records that the audit log covers. */
export const AUDIT_SUBJECTS = [
  'product',
  'sku',
  'plannedPrice',
  'inventory',
  'order',
  'consignment',
  'return',
  'weightDispute',
  'refund',
  'payout',
  'remittance',
  'cashTaking',
  'category',
  'collection',
  'searchWord',
  'settings',
  'mailText',
  'coupon',
  'bundle',
  'taxRate',
  'feeRate',
  'ticket',
  'post',
  'page',
  'letter',
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
  'oldAddress',
] as const;

const State = z.nullable(z.record(z.string(), z.unknown()));

/** A change in the audit log, which is stored permanently. State fields named in paise are in paise. */
export const LoggedChange = z.object({
  id: Id,
  at: Instant,
  /** The predicate of a sentence, such as 'price changed'. */
  action: z.string(),
  subject: z.string(),
  /** 0 if the row had no id yet. */
  subjectId: z.int(),
  by: z.enum(ACTOR_KINDS),
  /** The person who made the change; null for the shop itself. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  before: State,
  after: State,
  reason: z.nullable(z.string()),
  clientNetwork: z.nullable(z.string()),
  /** The id of the request in the server's log. */
  requestId: z.nullable(z.string()),
});
export type LoggedChange = z.output<typeof LoggedChange>;
