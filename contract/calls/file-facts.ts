import * as z from 'zod/mini';
import { Instant } from './wire.ts';

const NO_FILE = 'Please choose a file';

/** Returns the fields that identify a file in the browser, so that a repeated upload resumes. */
export function fileFacts(mostBytes: number, tooLarge: string) {
  return {
    fileName: z.string(NO_FILE).check(z.trim(), z.minLength(1, NO_FILE), z.maxLength(255)),
    fileSize: z.int().check(z.minimum(1, 'The file is empty'), z.maximum(mostBytes, tooLarge)),
    /** When it was last changed. */
    fileDate: Instant,
  };
}
