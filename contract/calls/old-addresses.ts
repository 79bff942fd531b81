import * as z from 'zod/mini';
import { Id, Instant } from './wire.ts';

/** An address of the shop's former website in the back office. */
export const OldAddress = z.object({
  id: Id,
  /** The path of the former page, decoded. */
  from: z.string(),
  /** The path of the page that it leads to. */
  to: z.string(),
  createdAt: Instant,
  version: z.int(),
});
export type OldAddress = z.output<typeof OldAddress>;
