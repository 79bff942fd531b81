import type { Collection } from '../calls/collections.ts';
import type { PageFrame } from './frame.ts';
import type { ProductList } from './product-list.ts';

export interface CollectionPage extends ProductList {
  kind: 'collection';
  frame: PageFrame;
  collection: Collection;
}
