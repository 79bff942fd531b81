import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type * as z from 'zod/mini';
import { AUDIT_SUBJECTS } from '#contract/calls/audit.ts';
import type { LoggedChange } from '#contract/calls/audit.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { DaysFilter } from '../ui/list/DaysFilter.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { ACTOR_LABELS } from '../ui/actors.ts';
import { instant } from '../ui/instant.ts';
import { fieldWord, valueWord } from './stateLabels.ts';
import { words } from '../words/en/audit.ts';
import { common } from '../words/en/common.ts';

type ChangeRecord = z.input<typeof LoggedChange>;

const NEWEST_FIRST = { field: 'at', order: 'DESC' } as const;
const Column = DataTable.Col<ChangeRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const WHO = () => ({ minWidth: '12rem' });
const STATES = () => ({ width: '45%' });
const FROM = () => ({ minWidth: '9rem' });
/** Aligns cells at the top, since the lists of changes differ in height. */
const FROM_THE_TOP = { '& tbody td': { verticalAlign: 'top' } };

const SUBJECT_LABELS: Record<string, string> = {
  sku: 'SKU',
  inventory: common.stock,
  user: words.member,
  outbox: words.outboxItem,
};
const subjectWord = (subject: string) => SUBJECT_LABELS[subject] ?? fieldWord(subject);
const SUBJECTS = AUDIT_SUBJECTS.map((value) => ({ value, word: subjectWord(value) }));

const auditFilters = (
  <FilterBar>
    <SearchFilter label={words.whoWhatWasDoneA} />
    <ChoiceFilter name="subject" label={common.subject} all={words.allSubjects} choices={SUBJECTS} />
    <DaysFilter />
  </FilterBar>
);

/** Every change by staff, newest first. Read-only. */
export function AuditList() {
  return (
    <ListPage<ChangeRecord>
      sort={NEWEST_FIRST}
      title={words.auditLog}
      filters={auditFilters}
      empty={{ text: words.nothingWasChangedYet }}
      failed={words.failedToFetchTheAudit}
      card={ChangeCard}
    >
      <DataTable<ChangeRecord> bulkActionButtons={false} rowClick={false} aria-label={words.auditLog} sx={FROM_THE_TOP}>
        <Column source="at" label={common.when} sortByOrder="DESC" sx={ONE_LINE} render={({ at }) => instant(at)} />
        <Column label={words.who} cellSx={WHO} render={(change) => <Who change={change} />} />
        <Column label={common.what} sx={ONE_LINE} render={whatOf} />
        <Column label={common.subject} sx={ONE_LINE} render={subjectOf} />
        <Column label={words.beforeAndAfter} cellSx={STATES} render={(change) => <States change={change} />} />
        <Column label={common.fromWhom} cellSx={FROM} render={(change) => <From change={change} />} />
      </DataTable>
    </ListPage>
  );
}

function ChangeCard({ row }: { row: ChangeRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '4px', padding: '12px 14px' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {whatOf(row)} · {subjectOf(row)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(row.at)}
        {row.clientNetwork && words.fromNetwork(row.clientNetwork)}
      </Typography>
      <Who change={row} />
      <States change={row} />
      <From change={{ ...row, clientNetwork: null }} />
    </Box>
  );
}

function Who({ change: { name, email, sellerName, by } }: { change: ChangeRecord }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{name ?? capital(ACTOR_LABELS[by])}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[email, sellerName].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

/** The client's network, and the request id to find in the server's log. */
function From({ change: { clientNetwork, requestId } }: { change: ChangeRecord }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {clientNetwork && <Typography variant="body2">{clientNetwork}</Typography>}
      {requestId && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.request(requestId)}
        </Typography>
      )}
    </Box>
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const whatOf = ({ action }: ChangeRecord) => capital(action);

function subjectOf({ subject, subjectId }: ChangeRecord): string {
  return subjectId === 0 ? subjectWord(subject) : `${subjectWord(subject)} ${subjectId}`;
}

/** The number of changed fields shown at first. */
const IN_SIGHT = 6;

/** The fields that changed; all fields of a new row. */
function States({ change: { before, after, reason } }: { change: ChangeRecord }) {
  const facts = Object.keys({ ...before, ...after }).flatMap((name) => {
    const [was, is] = [valueWord(name, before?.[name]), valueWord(name, after?.[name])];
    return was === is ? [] : [[fieldWord(name), [was, is].filter(Boolean).join(' → ')] as const];
  });
  const rest = facts.slice(IN_SIGHT);
  return (
    <>
      <Facts facts={[[common.reason, reason], ...facts.slice(0, IN_SIGHT)]} />
      {rest.length > 0 && (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: '6px', fontSize: '0.875rem' }}>
            {words.countMore(rest.length)}
          </Box>
          <Facts facts={rest} />
        </details>
      )}
    </>
  );
}
