import * as z from 'zod/mini';
import { written } from './store-settings.ts';

/** A step of opening a shop. The server finds out from the records and services whether it is done. */
const SetUpPoint = z.object({
  id: z.string(),
  title: z.string(),
  isDone: z.boolean(),
  /** What there is, or what to do. */
  says: z.string(),
  /** The path of the console where it is done. */
  path: z.string(),
  /** Whether the shop cannot open without it. */
  isNeeded: z.boolean(),
});

/** How far the set-up of the shop is. */
export const SetUp = z.object({
  isOpen: z.boolean(),
  /** Whether every needed point is done. */
  mayOpen: z.boolean(),
  points: z.array(SetUpPoint),
});
export type SetUp = z.output<typeof SetUp>;

/** Lets shoppers in, or closes the shop to them. */
export const OpenOrClose = z.object({ isOpen: z.boolean(), ...written });
export type OpenOrClose = z.output<typeof OpenOrClose>;

/** A link of the console, as a path of the shop. */
export const PreviewLink = z.object({ path: z.string() });
