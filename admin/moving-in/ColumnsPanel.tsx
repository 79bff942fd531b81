import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { COLUMN_FACT_NAMES, COLUMN_FACTS } from '#contract/moving-in/column-facts.ts';
import type { ColumnFact, Format } from '#contract/moving-in/column-facts.ts';
import { Panel } from '../ui/record/Panel.tsx';
import type { Moving } from './useMoving.ts';

const FORMAT_NAMES: Record<Format, string> = {
  shopify: 'This is a product file of Shopify.',
  woocommerce: 'This is a product file of WooCommerce.',
  meesho: 'This is a catalogue sheet of Meesho.',
  amazon: 'This is a flat file of Amazon.',
  other: 'This is a table of your own. Please look through what its columns mean.',
};
const EXAMPLE_MAX = 60;

/** What each column of the file means. */
export function ColumnsPanel({ moving, rows }: { moving: Moving; rows: readonly string[][] }) {
  const { recognised, mapping, setColumn } = moving;
  const { format, head, columns } = recognised;
  const unused = columns.filter((name, at) => name !== '' && mapping[at] === null);
  const exampleOf = (at: number) => rows.slice(head + 1).find((cells) => cells[at]?.trim())?.[at] ?? '';
  return (
    <Panel title="Columns">
      <Typography role="status">{FORMAT_NAMES[format]}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {unused.length === 0 ? 'Every column is used.' : `Not used: ${unused.join(', ')}.`}
      </Typography>
      <Box component="details" open={format === 'other'} sx={{ marginTop: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, paddingBlock: 1 }}>
          Change what the columns mean
        </Box>
        <Box component="ul" sx={LIST}>
          {columns.map((name, at) =>
            name === '' ? null : (
              // A file may have two columns of one name.
              <Box component="li" key={`${at} ${name}`} sx={LINE}>
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {exampleOf(at).slice(0, EXAMPLE_MAX)}
                  </Typography>
                </Box>
                <TextField
                  select
                  size="small"
                  value={mapping[at] ?? ''}
                  slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Meaning of ${name}` } } }}
                  onChange={({ target }) => setColumn(at, (target.value || null) as ColumnFact | null)}
                >
                  <MenuItem value="">Not used</MenuItem>
                  {COLUMN_FACT_NAMES.map((fact) => (
                    <MenuItem key={fact} value={fact}>
                      {COLUMN_FACTS[fact]}
                    </MenuItem>
                  ))}
                </TextField>
              </Box>
            ),
          )}
        </Box>
      </Box>
    </Panel>
  );
}

const LIST = { listStyle: 'none', margin: 0, padding: 0 } as const;
const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 22rem)' },
  gap: 1,
  alignItems: 'center',
  paddingBlock: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
