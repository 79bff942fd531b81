import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { STATES } from './categoryWords.ts';

export const categoryFilters = (
  <>
    <TabsFilter name="state" label="Which categories" choices={STATES} />
    <FilterBar>
      <SearchFilter label="Name or address" />
    </FilterBar>
  </>
);
