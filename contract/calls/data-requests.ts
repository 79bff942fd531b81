import * as z from 'zod/mini';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES } from '../states/data-request.ts';
import { Email } from './auth.ts';
import { Id, Instant, prose } from './wire.ts';

/** A request about personal data, in the console's list. */
export const DataRequest = z.object({
  id: Id,
  kind: z.enum(DATA_REQUEST_KINDS),
  status: z.enum(DATA_REQUEST_STATUSES),
  /** From the account or the letter; null after the account's deletion. */
  email: z.nullable(z.string()),
  /** The id of the account, if there is one. */
  userId: z.nullable(Id),
  /** Whether it was made in the account, so that the shop handles it automatically. */
  isByAccount: z.boolean(),
  note: z.nullable(z.string()),
  createdAt: Instant,
  dueUntil: Instant,
  doneAt: z.nullable(Instant),
  /** The staff member who settled it, and how. */
  doneBy: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  version: z.int(),
});
export type DataRequest = z.output<typeof DataRequest>;

export const DATA_REQUEST_TEXT_MAX = 1000;
const TOO_LONG = `Please use at most ${DATA_REQUEST_TEXT_MAX} characters`;
const ANSWER = 'Please say what was done, or the reason why not';

/** A request that came by letter or telephone. */
export const EnterDataRequest = z.object({
  email: Email,
  kind: z.enum(DATA_REQUEST_KINDS),
  note: z._default(prose(DATA_REQUEST_TEXT_MAX, `Note: ${TOO_LONG}`), ''),
});
export type EnterDataRequest = z.output<typeof EnterDataRequest>;

export const SettleDataRequest = z.object({
  /** What was done. The person is informed of it on request. */
  reason: prose(DATA_REQUEST_TEXT_MAX, `Reason: ${TOO_LONG}`, ANSWER).check(z.minLength(1, ANSWER)),
  version: z.optional(z.int()),
});
export type SettleDataRequest = z.output<typeof SettleDataRequest>;
