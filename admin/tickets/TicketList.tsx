import { DataTable } from 'react-admin';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tickets.ts';

const STATUSES = TICKET_STATUSES.map((value) => ({ value, word: TICKET_STATUS[value].word }));
const KINDS = TICKET_KINDS.map((value) => ({ value, word: TICKET_KIND[value] }));

const ticketFilters = (
  <FilterBar>
    <SearchFilter label={words.ticketNameEmailOrSubject} />
    <ChoiceFilter name="kind" label={common.kind} all={words.allKinds} choices={KINDS} />
    <ChoiceFilter name="status" label={common.status} all={words.allTickets} choices={STATUSES} />
  </FilterBar>
);

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const Column = DataTable.Col<TicketRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

export function TicketList() {
  return (
    <ListPage<TicketRecord>
      sort={NEWEST_FIRST}
      title={words.tickets}
      filters={ticketFilters}
      empty={{ text: words.noMessagesYet }}
      failed={words.failedToFetchTheTickets}
      card={TicketCard}
    >
      <DataTable<TicketRecord> bulkActionButtons={false} rowClick={false} aria-label={words.tickets}>
        <Column source="ticketNumber" label={words.ticket} disableSort cellSx={STRONG} />
        <Column label={common.kind} render={({ kind }) => TICKET_KIND[kind]} />
        <Column label={common.fromWhom} render={({ name }) => name} />
        <Column label={common.subject} render={({ subject }) => subject} />
        <Column
          source="createdAt"
          label={words.received}
          sx={ONE_LINE}
          render={({ createdAt }) => instant(createdAt)}
        />
        <Column
          source="status"
          label={common.status}
          render={({ status }) => <StatusChip {...TICKET_STATUS[status]} />}
        />
        <Column source="acknowledgeBy" label={words.next} render={(ticket) => <TicketClock ticket={ticket} />} />
        <Column label={common.action} align="right" render={(ticket) => <TicketButton ticket={ticket} />} />
      </DataTable>
    </ListPage>
  );
}

const STRONG = () => ({ fontWeight: 600, whiteSpace: 'nowrap' });
