import { STOCK_LABELS } from '#contract/calls/managed-stock.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';

const LABELS = STOCK_LABELS.map((value) => ({ value, word: value }));

export const inventoryFilters = (
  <FilterBar>
    <SearchFilter label="SKU, product or location" />
    <ChoiceFilter name="stockLabel" label="Stock" all="All stock" choices={LABELS} />
    <SellerFilter />
  </FilterBar>
);
