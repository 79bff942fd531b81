import type { ListedPicture } from '../../domain/files/media/index.ts';

/** An address that is to be found. */
export interface SitemapEntry {
  /** Without the origin. */
  path: string;
  /** When what the page tells last changed, epoch milliseconds; left out where nobody knows it exactly. */
  changedAt?: number;
  pictures?: ListedPicture[];
}
