import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { Panel } from '../ui/record/Panel.tsx';
import { words } from '../words/en/moving-in.ts';
import { shared } from '../words/language.ts';

const EXAMPLE_MAX = 60;

interface ColumnsPanelProps<Fact extends string> {
  /** The kind of file, in words. */
  status: string;
  /** Whether the choices are open from the beginning. */
  isOpen: boolean;
  columns: readonly string[];
  /** The rows below the names of the columns. */
  rows: readonly string[][];
  mapping: readonly (Fact | null)[];
  /** What a column can say, with its label. */
  facts: Readonly<Record<Fact, string>>;
  onChange: (at: number, fact: Fact | null) => void;
}

/** What each column of the file means. */
export function ColumnsPanel<Fact extends string>({
  status,
  isOpen,
  columns,
  rows,
  mapping,
  facts,
  onChange,
}: ColumnsPanelProps<Fact>) {
  const unused = columns.filter((name, at) => name !== '' && mapping[at] === null);
  const exampleOf = (at: number) => rows.find((cells) => cells[at]?.trim())?.[at] ?? '';
  return (
    <Panel title={words.columns}>
      <Typography role="status">{status}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {unused.length === 0 ? words.everyColumnIsUsed : words.notUsedList(unused.join(', '))}
      </Typography>
      <Box component="details" open={isOpen} sx={{ marginTop: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, paddingBlock: 1 }}>
          {words.changeWhatTheColumnsMean}
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
                  slotProps={{ select: { SelectDisplayProps: { 'aria-label': words.meaningOfColumn(name) } } }}
                  onChange={({ target }) => onChange(at, (target.value || null) as Fact | null)}
                >
                  <MenuItem value="">{words.notUsed}</MenuItem>
                  {Object.entries<string>(facts).map(([fact, label]) => (
                    <MenuItem key={fact} value={fact}>
                      {shared(label)}
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
