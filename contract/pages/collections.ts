import type { MediaItem } from '../calls/media.ts';
import type { PageFrame } from './frame.ts';

/** All collections, by what people look for. */
export interface CollectionsPage {
  kind: 'collections';
  frame: PageFrame;
  groups: { theme: string; collections: CollectionTile[] }[];
}

/** A collection as the list of all of them shows it. */
export interface CollectionTile {
  displayName: string;
  seoUrl: string;
  /** The first sentence of its description. */
  about: string;
  /** Products it holds today. */
  count: number;
  /** A piece that is in it. */
  picture: MediaItem | null;
}
