import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { ABANDONED_AFTER_HOURS, ABANDONED_KEPT_DAYS, CHECKOUT_STEP_WORDS } from '#contract/calls/checkouts.ts';
import type { CheckoutRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { agoText, itemsText, reminderText, STEP_TONES } from './checkoutLabels.ts';
import { words } from '../words/en/checkouts.ts';
import { common } from '../words/en/common.ts';

const LAST_FIRST = { field: 'changedAt', order: 'DESC' } as const;
const KINDS = [
  { value: 'CART', word: words.carts },
  { value: 'ORDER', word: words.unpaidOrders },
];
const DAYS = [7, 30, ABANDONED_KEPT_DAYS].map((value) => ({ value, word: words.lastDays(value) }));
const ORDERED = [
  { value: false, word: words.nothingOrderedSince },
  { value: true, word: words.orderedSince },
];
const REMINDED = [
  { value: true, word: words.reminded },
  { value: false, word: words.notReminded },
];
const Column = DataTable.Col<CheckoutRecord>;

const filters = (
  <>
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2, maxWidth: '48rem' }}>
      {words.whatIsListed(ABANDONED_AFTER_HOURS)}
    </Typography>
    <TabsFilter name="kind" label={words.whatWasLeft} choices={KINDS} />
    <FilterBar>
      <SearchFilter label={words.nameEmailOrMobile} />
      <ChoiceFilter name="days" label={words.lastTouched} all={words.anyTime} choices={DAYS} />
      <ChoiceFilter name="orderedSince" label={words.ordersSince} all={words.allCustomers} choices={ORDERED} />
      <ChoiceFilter name="isReminded" label={words.reminder} all={words.anyReminder} choices={REMINDED} />
    </FilterBar>
  </>
);

/** Abandoned checkouts: who, what, for how much, since when, and how far they came. */
export function CheckoutList() {
  return (
    <ListPage<CheckoutRecord>
      sort={LAST_FIRST}
      title={words.abandonedCheckouts}
      filters={filters}
      empty={{ text: words.noAbandonedCheckouts, filtered: words.noAbandonedCheckoutsFound }}
      failed={words.failedToFetchTheAbandoned}
      card={CheckoutCard}
    >
      <DataTable<CheckoutRecord> bulkActionButtons={false} rowClick={false} aria-label={words.abandonedCheckouts}>
        <Column label={common.customer} render={(row) => <Who row={row} />} cellSx={WHO} />
        <Column label={words.items} render={({ items }) => itemsText(items)} cellSx={ITEMS} />
        <Column label={words.worth} align="right" render={({ total }) => <Amount rupees={total} />} />
        <Column label={words.lastStep} render={(row) => <Step row={row} />} />
        <Column
          label={words.lastTouched}
          source="changedAt"
          sortByOrder="DESC"
          render={({ changedAt }) => <When at={changedAt} />}
        />
        <Column label={words.reminder} render={reminderText} />
      </DataTable>
    </ListPage>
  );
}

const WHO = () => ({ minWidth: '15rem' });
const ITEMS = () => ({ minWidth: '14rem', overflowWrap: 'anywhere' });

function Who({ row: { customer, orderedSince } }: { row: CheckoutRecord }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RowLink to={`/customers/${customer.id}/show`}>{customer.fullName}</RowLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {customer.email}
        {customer.mobile && (
          <>
            <br />
            {customer.mobile}
          </>
        )}
      </Typography>
      {orderedSince && <Typography variant="body2">{words.hasOrderedSince}</Typography>}
    </Box>
  );
}

function Step({ row: { step, order } }: { row: CheckoutRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '4px', justifyItems: 'start' }}>
      <StatusChip tone={STEP_TONES[step]} word={CHECKOUT_STEP_WORDS[step]} />
      {order && <RowLink to={`/orders/${order.id}/show`}>{order.orderId}</RowLink>}
    </Box>
  );
}

function When({ at }: { at: string }) {
  return (
    <Box sx={{ whiteSpace: { lg: 'nowrap' } }}>
      {agoText(at)}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(at)}
      </Typography>
    </Box>
  );
}

function CheckoutCard({ row }: { row: CheckoutRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '8px', padding: '12px 14px' }}>
      <Box sx={{ display: 'flex', gap: '12px', justifyContent: 'space-between' }}>
        <Who row={row} />
        <Amount rupees={row.total} strong />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {itemsText(row.items)}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '8px 12px',
          alignItems: 'start',
          justifyContent: 'space-between',
        }}
      >
        <Step row={row} />
        <When at={row.changedAt} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {reminderText(row)}
      </Typography>
    </Box>
  );
}
