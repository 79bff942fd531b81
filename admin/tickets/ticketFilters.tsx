import { TICKET_KINDS, TICKET_STATUSES } from '#contract/states/ticket.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TICKET_KIND, TICKET_STATUS } from './ticketStatus.ts';

const STATUSES = TICKET_STATUSES.map((value) => ({ value, word: TICKET_STATUS[value].word }));
const KINDS = TICKET_KINDS.map((value) => ({ value, word: TICKET_KIND[value] }));

export const ticketFilters = (
  <FilterBar>
    <SearchFilter label="Ticket, name, email or subject" />
    <ChoiceFilter name="kind" label="Kind" all="All kinds" choices={KINDS} />
    <ChoiceFilter name="status" label="Status" all="All tickets" choices={STATUSES} />
  </FilterBar>
);
