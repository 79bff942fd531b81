import { TAX_CATEGORIES } from '#contract/calls/skus.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { STATUS_CHOICES } from './skuStatus.ts';
import { TAX_LABELS } from './skuValues.ts';

const TAXES = TAX_CATEGORIES.map((value) => ({ value, word: TAX_LABELS[value] }));

export const skuFilters = (
  <>
    <TabsFilter name="status" label="Status" choices={STATUS_CHOICES} isCounted />
    <FilterBar>
      <SearchFilter label="Id, name or code" />
      <ChoiceFilter name="taxCategory" label="Tax category" all="Every tax category" choices={TAXES} />
      <SellerFilter />
    </FilterBar>
  </>
);
