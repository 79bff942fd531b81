import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { SearchFilter } from '../ui/SearchFilter.tsx';
import { STATUS_CHOICES } from './skuStatus.ts';

export const skuFilters = (
  <FilterBar>
    <SearchFilter label="Id, name or code" />
    <ChoiceFilter name="status" label="Status" all="Every status" choices={STATUS_CHOICES} />
  </FilterBar>
);
