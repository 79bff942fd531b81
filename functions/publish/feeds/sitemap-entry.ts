import type { ListedPicture } from '../../domain/files/media/index.ts';

/** An address for search engines. */
export interface SitemapEntry {
  /** Without the origin. */
  path: string;
  /** When the page's content last changed, epoch milliseconds; undefined when the exact time is unknown. */
  changedAt?: number;
  pictures?: ListedPicture[];
}
