import { Box, Button, Typography } from '@mui/material';
import type { CellFault } from '#contract/moving-in/fold-rows.ts';
import { csvTable } from '#contract/shop/csv.ts';
import type { Columns } from '#contract/shop/csv.ts';
import { formatCount } from '#contract/shop/money.ts';
import { keepAs } from '../providers/download.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { words } from '../words/en/moving-in.ts';
import { shared } from '../words/language.ts';

const SHOWN = 20;
const COLUMNS: Columns<CellFault> = {
  Row: ({ row }) => row,
  Column: ({ column }) => column,
  Value: ({ value }) => value,
  Reason: ({ reason }) => reason,
};

/** Cells that are not understood or changed, by row and column; all of them as a file. */
export function FaultsPanel({ title, faults }: { title: string; faults: readonly CellFault[] }) {
  if (faults.length === 0) return null;
  const save = () => keepAs(new Blob([`\uFEFF${csvTable(COLUMNS, faults)}`], { type: 'text/csv' }), 'cells.csv');
  return (
    <Panel
      title={words.titleAndCount(title, formatCount(faults.length))}
      actions={
        <Button color="secondary" onClick={save}>
          {words.titleAsCsv(title)}
        </Button>
      }
    >
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {faults.slice(0, SHOWN).map(({ row, column, value, reason }) => (
          <Typography
            component="li"
            variant="body2"
            key={`${row} ${column} ${reason}`}
            sx={{ paddingBlock: '4px', overflowWrap: 'anywhere' }}
          >
            {words.rowNumber(row)}
            {column && <strong>, {column}</strong>}
            {value && `, “${value}”`}: {shared(reason)}
          </Typography>
        ))}
      </Box>
      {faults.length > SHOWN && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.theFileHasAllOf}
        </Typography>
      )}
    </Panel>
  );
}
