import { OWED_WORDS } from '#contract/shop/ledger.ts';
import type { OwedState } from '#contract/shop/ledger.ts';
import { ORDER_SOURCE_WORDS } from '#contract/shop/order-source.ts';
import type { OrderSourceKind } from '#contract/shop/order-source.ts';
import type { DispatchState, OrderOutcome } from '#contract/states/order.ts';
import { PAYMENT_METHODS } from '#contract/states/payment.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { DaysFilter } from '../ui/list/DaysFilter.tsx';
import { FollowedFilter } from '../ui/list/FollowedFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { hourText, OUTCOME_LABELS } from '../ui/countedOrders.ts';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { PAYMENT_METHOD } from './orderPayment.ts';
import { STATUS_CHOICES } from './orderStatus.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

export const NEWEST_FIRST = { field: 'orderDate', order: 'DESC' } as const;
const PAYMENT_CHOICES = PAYMENT_METHODS.map((value) => ({ value, word: PAYMENT_METHOD[value] }));
const DISPATCH: readonly { value: DispatchState; word: string }[] = [
  { value: 'TO_SEND', word: words.toSendLateFirst },
  { value: 'LATE', word: words.late },
];
/** The earliest deadline first. */
const DISPATCH_SORTS = { chosen: { field: 'dispatchOn', order: 'ASC' }, else: NEWEST_FIRST } as const;

export const orderFilters = (
  <>
    <TabsFilter name="orderStatus" label={common.status} choices={STATUS_CHOICES} />
    <FilterBar>
      <SearchFilter label={words.orderNameMobileAwbOr} scans />
      <ChoiceFilter name="paymentMethod" label={words.payment} all={words.allPayments} choices={PAYMENT_CHOICES} />
      <ChoiceFilter
        name="dispatch"
        label={words.dispatch}
        all={words.sentOrNot}
        choices={DISPATCH}
        sorts={DISPATCH_SORTS}
      />
      <DaysFilter from={words.orderedFrom} to={words.orderedTo} />
      <SellerFilter />
      <FollowedFilter name="outcome" labelOf={(outcome) => OUTCOME_LABELS[outcome as OrderOutcome]} />
      <FollowedFilter name="state" labelOf={(state) => words.toState(shared(String(state)))} />
      <FollowedFilter name="pinCode" labelOf={(pin) => words.toPin(String(pin))} />
      <FollowedFilter name="couponCode" labelOf={(code) => words.couponCode(String(code))} />
      <FollowedFilter name="sourceKind" labelOf={(kind) => shared(ORDER_SOURCE_WORDS[kind as OrderSourceKind])} />
      <FollowedFilter name="sourceName" labelOf={(name) => words.fromSource(String(name))} />
      <FollowedFilter name="productId" labelOf={() => words.withOneProduct} />
      <FollowedFilter name="hour" labelOf={(hour) => hourText(String(hour))} />
      <FollowedFilter name="owed" labelOf={(state) => shared(OWED_WORDS[state as OwedState])} />
    </FilterBar>
  </>
);
