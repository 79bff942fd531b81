/** The free and the total space of a disk, in bytes. */
export interface DiskRoom {
  freeBytes: number;
  totalBytes: number;
}

const MEGABYTE = 1024 * 1024;
/** A build next to a running shop, a write-ahead log and a day of uploads fit into it. */
const LEAST_FREE_BYTES = 200 * MEGABYTE;
const LEAST_FREE_SHARE = 0.05;

const megabytes = (bytes: number) => Math.floor(bytes / MEGABYTE);

/** Returns a sentence about a disk with less free space than the larger of 200 MB and 5 %; undefined for any other disk. */
export function shortOfRoom({ freeBytes, totalBytes }: DiskRoom): string | undefined {
  const needed = Math.max(LEAST_FREE_BYTES, totalBytes * LEAST_FREE_SHARE);
  if (freeBytes >= needed) return undefined;
  return `The disk has ${megabytes(freeBytes)} MB free and needs ${megabytes(needed)} MB.`;
}
