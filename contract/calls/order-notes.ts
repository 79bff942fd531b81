import * as z from 'zod/mini';
import { Id, Instant, prose } from './wire.ts';

/** What staff noted of an order, for their own people alone. */
export const OrderNote = z.object({ id: Id, writtenAt: Instant, by: z.string(), text: z.string() });
export type OrderNote = z.output<typeof OrderNote>;

export const STAFF_NOTE_MAX = 1000;
const NOTE = 'Please write the text of the note';

/** Whoever ordered finds it in the copy of their data. */
export const WriteOrderNote = z.object({
  text: prose(STAFF_NOTE_MAX, `The text of a note can have at most ${STAFF_NOTE_MAX} characters`, NOTE).check(
    z.minLength(1, NOTE),
  ),
});
export type WriteOrderNote = z.output<typeof WriteOrderNote>;
