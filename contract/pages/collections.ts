import type { MediaItem } from '../calls/media.ts';
import type { Translated } from '../shop/translations.ts';
import type { PageFrame } from './frame.ts';

/** All collections, grouped by theme. */
export interface CollectionsPage {
  kind: 'collections';
  frame: PageFrame;
  groups: { theme: string; collections: CollectionTile[] }[];
}

/** A collection in the list of all collections. */
export interface CollectionTile extends Translated<'displayName' | 'about'> {
  displayName: string;
  seoUrl: string;
  /** The first sentence of its description. */
  about: string;
  /** Number of its products today. */
  count: number;
  /** A picture of one of its products. */
  picture: MediaItem | null;
}
