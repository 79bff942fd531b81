import { PAYMENT_METHODS } from '#contract/states/payment.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { SearchFilter } from '../ui/SearchFilter.tsx';
import { TabsFilter } from '../ui/TabsFilter.tsx';
import { PAYMENT_METHOD } from './orderPayment.ts';
import { STATUS_CHOICES } from './orderStatus.ts';

const PAYMENT_CHOICES = PAYMENT_METHODS.map((value) => ({ value, word: PAYMENT_METHOD[value] }));

export const orderFilters = (
  <>
    <TabsFilter name="orderStatus" label="Status" choices={STATUS_CHOICES} />
    <FilterBar>
      <SearchFilter label="Order, name, mobile, AWB or SKU" />
      <ChoiceFilter name="paymentMethod" label="Payment" all="All payments" choices={PAYMENT_CHOICES} />
    </FilterBar>
  </>
);
