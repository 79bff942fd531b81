import { FilterBar } from '../ui/FilterBar.tsx';
import { SearchFilter } from '../ui/SearchFilter.tsx';
import { TabsFilter } from '../ui/TabsFilter.tsx';
import { STATES } from './categoryWords.ts';

export const categoryFilters = (
  <>
    <TabsFilter name="state" label="Which categories" choices={STATES} />
    <FilterBar>
      <SearchFilter label="Name or address" />
    </FilterBar>
  </>
);
