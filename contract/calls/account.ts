import * as z from 'zod/mini';
import { Instant } from './wire.ts';

/** Who it was, where somebody deleted their account. */
export const FORMER_CUSTOMER = 'Former customer';

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** One kind of thing the shop knows of somebody, and each of it. */
export const PersonalSection = z.object({
  title: z.string(),
  /** The table it is from. */
  name: z.string(),
  /** Money in rupees, instants as ISO 8601. */
  rows: z.array(z.record(z.string(), Value)),
  /** Whether there is more than a copy holds: the rest is sent on request. */
  isCut: z.boolean(),
});
export type PersonalSection = z.output<typeof PersonalSection>;

/** A copy of all the shop knows of somebody. */
export const PersonalCopy = z.object({
  madeAt: Instant,
  /** What is done with it, who gets what of it, and how long it is kept. */
  about: z.object({
    purposes: z.array(z.string()),
    sharedWith: z.array(z.string()),
    kept: z.array(z.string()),
  }),
  sections: z.array(PersonalSection),
});
export type PersonalCopy = z.output<typeof PersonalCopy>;
