import { TAX_CATEGORIES } from '#contract/calls/skus.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { STATUS_CHOICES } from './skuStatus.ts';
import { TAX_LABELS } from './skuValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';

const TAXES = TAX_CATEGORIES.map((value) => ({ value, word: TAX_LABELS[value] }));

export const skuFilters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUS_CHOICES} isCounted />
    <FilterBar>
      <SearchFilter label={words.idNameOrCode} />
      <ChoiceFilter name="taxCategory" label={words.taxCategory} all={words.everyTaxCategory} choices={TAXES} />
      <SellerFilter />
    </FilterBar>
  </>
);
