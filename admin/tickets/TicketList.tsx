import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import type { TicketRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { TicketButton } from './TicketButton.tsx';
import { TicketCard } from './TicketCard.tsx';
import { TicketClock } from './TicketClock.tsx';
import { TICKET_KIND, TICKET_STATUS } from './ticketStatus.ts';
import { TICKET_KINDS, TICKET_STATUSES } from '#contract/states/ticket.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';

const STATUSES = TICKET_STATUSES.map((value) => ({ value, word: TICKET_STATUS[value].word }));
const KINDS = TICKET_KINDS.map((value) => ({ value, word: TICKET_KIND[value] }));

const ticketFilters = (
  <FilterBar>
    <SearchFilter label="Ticket, name, email or subject" />
    <ChoiceFilter name="kind" label="Kind" all="All kinds" choices={KINDS} />
    <ChoiceFilter name="status" label="Status" all="All tickets" choices={STATUSES} />
  </FilterBar>
);

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const Column = DataTable.Col<TicketRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

export function TicketList() {
  return (
    <ListPage<TicketRecord>
      sort={NEWEST_FIRST}
      title="Tickets"
      filters={ticketFilters}
      empty={{ text: 'No messages yet', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the tickets"
      card={TicketCard}
    >
      <DataTable<TicketRecord> bulkActionButtons={false} rowClick={false} aria-label="Tickets">
        <Column source="ticketNumber" label="Ticket" disableSort cellSx={STRONG} />
        <Column label="Kind" render={({ kind }) => TICKET_KIND[kind]} />
        <Column label="From" render={({ name }) => name} />
        <Column label="Subject" render={({ subject }) => subject} />
        <Column source="createdAt" label="Received" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column source="status" label="Status" render={({ status }) => <StatusChip {...TICKET_STATUS[status]} />} />
        <Column source="acknowledgeBy" label="Next" render={(ticket) => <TicketClock ticket={ticket} />} />
        <Column label="Action" align="right" render={(ticket) => <TicketButton ticket={ticket} />} />
      </DataTable>
    </ListPage>
  );
}

const STRONG = () => ({ fontWeight: 600, whiteSpace: 'nowrap' });
