import type { Category } from '../calls/categories.ts';
import type { NavLink, PageFrame } from './frame.ts';
import type { ProductList } from './product-list.ts';

export interface CategoryPage extends ProductList {
  kind: 'category';
  frame: PageFrame;
  category: Category;
  /** Its ancestors, top level first. */
  trail: NavLink[];
}
