import { useGetList } from 'react-admin';
import type { CategoryRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';

const TREE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'tree', order: 'ASC' } } as const;

/** Rows of one category, with all below it. */
export function CategoryFilter() {
  const { data = [] } = useGetList<CategoryRecord>('categories', TREE);
  const choices = data.map(({ id, level, displayName }) => ({
    value: id,
    word: `${'\u2003'.repeat(level - 1)}${displayName}`,
  }));
  return <ChoiceFilter name="categoryId" label="Category" all="All categories" choices={choices} />;
}
