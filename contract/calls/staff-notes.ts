import * as z from 'zod/mini';
import { Id, Instant, prose } from './wire.ts';

/** An internal note on an order or a customer. The person concerned finds it in the copy of their data. */
export const StaffNote = z.object({ id: Id, writtenAt: Instant, by: z.string(), text: z.string() });
export type StaffNote = z.output<typeof StaffNote>;

export const STAFF_NOTE_MAX = 1000;
const NOTE = 'Please write the text of the note';

export const WriteStaffNote = z.object({
  text: prose(STAFF_NOTE_MAX, `The text of a note can have at most ${STAFF_NOTE_MAX} characters`, NOTE).check(
    z.minLength(1, NOTE),
  ),
});
export type WriteStaffNote = z.output<typeof WriteStaffNote>;
