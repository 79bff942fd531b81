import { TAX_CATEGORIES } from '#contract/calls/skus.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { SearchFilter } from '../ui/SearchFilter.tsx';
import { STATUS_CHOICES } from './skuStatus.ts';
import { TAX_WORDS } from './typedSku.ts';

const TAXES = TAX_CATEGORIES.map((value) => ({ value, word: TAX_WORDS[value] }));

export const skuFilters = (
  <FilterBar>
    <SearchFilter label="Id, name or code" />
    <ChoiceFilter name="status" label="Status" all="Every status" choices={STATUS_CHOICES} />
    <ChoiceFilter name="taxCategory" label="Tax category" all="Every tax category" choices={TAXES} />
    <SellerFilter />
  </FilterBar>
);
