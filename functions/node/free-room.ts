import { statSync, statfsSync } from 'node:fs';
import { CannotStart } from './cannot-start.ts';

const MEGABYTE = 1024 * 1024;

/**
 * With less free space than this, a shop does not start and is unhealthy. The write-ahead log grows by 4 MB between two
 * checkpoints, and an uploaded film has up to 25 MB.
 */
export const LEAST_FREE_BYTES = 32 * MEGABYTE;

/** Returns the number of bytes that this user may still write on a folder's disk. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Returns the size of a file in bytes; 0 when there is none. */
export function sizeOfFile(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Returns the space of a folder's disk. */
export function roomOf(folder: string): { freeBytes: number; totalBytes: number } {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** @throws CannotStart when the disk of a folder has too little free space */
export function requireRoom(folder: string, needed: number, what: string): void {
  const free = freeBytesOf(folder);
  if (free >= needed) return;
  throw new CannotStart(
    `The disk of ${folder} has ${megabytes(free)} MB free, and ${what} needs at least ${megabytes(needed)} MB. Make room on it, then start again.`,
  );
}

const megabytes = (bytes: number) => Math.floor(bytes / MEGABYTE);
