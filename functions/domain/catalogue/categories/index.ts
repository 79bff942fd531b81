export { changeCategory } from './change-category.ts';
export { createCategory } from './create-category.ts';
export { findMovedCategory, listCategories } from './list-categories.ts';
export { managedCategories, readCategoryWithSeoUrl } from './manage-categories.ts';
export { readRemovedCategory, removeCategory } from './remove-category.ts';
export {
  allCategories,
  categoryOf,
  chainIsShown,
  grandparents,
  isGrandparent,
  isParent,
  isWithin,
  parents,
} from './reads.ts';
export type { CategoryRow } from './reads.ts';
