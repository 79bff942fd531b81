import * as z from 'zod/mini';
import { Instant } from './wire.ts';

const NO_FILE = 'Please choose a file';

/** A file as the browser knows it, before its pieces come: whoever sends the same one again goes on where it stopped. */
export function fileFacts(mostBytes: number, tooLarge: string) {
  return {
    fileName: z.string(NO_FILE).check(z.trim(), z.minLength(1, NO_FILE), z.maxLength(255)),
    /** Bytes. */
    fileSize: z.int().check(z.minimum(1, 'The file is empty'), z.maximum(mostBytes, tooLarge)),
    /** When it was last changed. */
    fileDate: Instant,
  };
}
