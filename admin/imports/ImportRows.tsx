import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { RowOutcome } from '#contract/calls/imports.ts';
import { formatCount } from '#contract/shop/money.ts';
import { messageOf } from '../providers/call.ts';
import { download } from '../providers/download.ts';
import type { ImportRecord, ImportRowRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { OUTCOMES } from './importLabels.ts';
import { words } from '../words/en/imports.ts';
import { shared } from '../words/language.ts';

const AT_ONCE = 25;
const SHOWN = Object.keys(OUTCOMES) as RowOutcome[];

/** The rows of a checked file by outcome, faulty ones first. */
export function ImportRows({ one }: { one: ImportRecord }) {
  const { counts } = one;
  const some = SHOWN.filter((outcome) => counts[outcome] > 0);
  const [first] = some;
  return first && <RowsOf one={one} some={some} initially={first} />;
}

interface RowsOfProps {
  one: ImportRecord;
  /** The outcomes that occur in the file. */
  some: readonly RowOutcome[];
  initially: RowOutcome;
}

function RowsOf({ one: { id, kind, counts }, some, initially }: RowsOfProps) {
  const notify = useNotify();
  const [outcome, setOutcome] = useState(initially);
  const [first, setFirst] = useState(0);
  const path = `/api/admin/${kind}/imports/${id}`;
  const range = `[${first},${first + AT_ONCE - 1}]`;
  const { answer: rows, error } = useAnswer<ImportRowRecord[]>(
    `${path}/rows?range=${range}&outcome=${outcome}`,
    words.failedToFetchTheRows,
  );
  const total = counts[outcome];
  const saveErrors = () =>
    download(`${path}/faults.csv`, `faults-of-${kind}.csv`).catch((failure: unknown) =>
      notify(messageOf(failure, words.theExportFailedPleaseTry), { type: 'error' }),
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={outcome}
          aria-label={words.rowsThatAreShown}
          sx={{ flexWrap: 'wrap' }}
          onChange={(_, chosen: RowOutcome | null) => {
            if (chosen === null) return;
            setOutcome(chosen);
            setFirst(0);
          }}
        >
          {some.map((name) => (
            <ToggleButton key={name} value={name}>
              {OUTCOMES[name].word} ({formatCount(counts[name])})
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {counts.FAULTY > 0 && (
          <Button color="secondary" onClick={() => void saveErrors()}>
            {words.faultsAsCsv}
          </Button>
        )}
      </Box>
      {error && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
      <Box component="ul" aria-label={words.rowsOfTheFile} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows?.map((row) => (
          <RowLine key={row.id} row={row} />
        ))}
      </Box>
      {total > AT_ONCE && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
          <Typography variant="body2" role="status">
            {words.rowsFromTo(first + 1, Math.min(first + AT_ONCE, total), formatCount(total))}
          </Typography>
          <Button disabled={first === 0} onClick={() => setFirst(first - AT_ONCE)}>
            {words.previousRows}
          </Button>
          <Button disabled={first + AT_ONCE >= total} onClick={() => setFirst(first + AT_ONCE)}>
            {words.nextRows}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function RowLine({ row: { row, label, outcome, differences, faults } }: { row: ImportRowRecord }) {
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: '12px', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.875rem' }}>
            {words.rowNumber(row)}
          </Box>{' '}
          {label}
        </Typography>
        <StatusChip {...OUTCOMES[outcome]} />
      </Box>
      {faults.map(({ column, value, reason }) => (
        <Typography key={`${column} ${reason}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {column && <strong>{column}: </strong>}
          {value && `“${value}”. `}
          {shared(reason)}
        </Typography>
      ))}
      {differences.map(({ column, before, after }) => (
        <Typography key={column} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{column}: </strong>
          {outcome === 'CHANGED' && `${before || words.empty} → `}
          {after || words.empty}
        </Typography>
      ))}
    </Box>
  );
}
