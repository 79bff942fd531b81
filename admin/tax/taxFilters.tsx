import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { EVERYWHERE, STATE_CHOICES, STATUS_CHOICES, TYPE_CHOICES } from './taxWords.ts';

export const taxFilters = (
  <FilterBar>
    <SearchFilter label="HSN code or description" />
    <ChoiceFilter name="stateCode" label="State" all="Every State" choices={[EVERYWHERE, ...STATE_CHOICES]} />
    <ChoiceFilter name="taxType" label="Type" all="All types" choices={TYPE_CHOICES} />
    <ChoiceFilter name="status" label="Status" all="All rates" choices={STATUS_CHOICES} />
  </FilterBar>
);
