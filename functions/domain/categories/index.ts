export { createCategory } from './create-category.ts';
export { listCategories } from './list-categories.ts';
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
