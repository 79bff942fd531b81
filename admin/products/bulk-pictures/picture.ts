import type { PicturePlace } from './matchPictures.ts';

/** `sent` is in the library, and not yet in the product's list. */
export type PictureState = 'waiting' | 'sending' | 'interrupted' | 'sent' | 'added' | 'present' | 'refused';

/** A dropped picture: its product, its file, and what became of it. */
export interface Picture {
  id: string;
  /** The person who dropped it. */
  owner: string;
  /** Its place in the order of dropping. */
  at: number;
  path: string;
  size: number;
  date: number;
  /** The stored file with it, and its name in an archive. */
  fileId: string;
  entry: string | null;
  productId: number | null;
  color: string | null;
  place: PicturePlace;
  /** Why it has no product, in words. */
  unmatched: string | null;
  /** Whether it is to be sent. Sending resumes after a reload. */
  isStarted: boolean;
  state: PictureState;
  /** In percent, 0 to 100. */
  progress: number;
  /** Its file in the library. */
  key: string | null;
  /** How it came there, or why it was refused, in words. */
  text: string | null;
}

const DONE: readonly PictureState[] = ['added', 'present', 'refused'];
export const isDone = ({ state }: Picture): boolean => DONE.includes(state);
