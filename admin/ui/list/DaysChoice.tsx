import { MenuItem, TextField } from '@mui/material';
import { useSearchParams } from 'react-router';
import { FIGURE_DAYS } from '#contract/calls/figures.ts';
import type { FigureDays } from '#contract/calls/figures.ts';
import { words } from '../../words/en/ui.ts';

const DEFAULT: FigureDays = '30';

/** Returns the number of days of a page's figures, and its setter; it is in the address. */
export function useDays(): [FigureDays, (days: FigureDays) => void] {
  const [search, setSearch] = useSearchParams();
  const param = search.get('days');
  return [FIGURE_DAYS.find((days) => days === param) ?? DEFAULT, (days) => setSearch({ days }, { replace: true })];
}

export function DaysChoice({ days, onChoose }: { days: FigureDays; onChoose: (days: FigureDays) => void }) {
  return (
    <TextField
      select
      size="small"
      value={days}
      onChange={({ target }) => onChoose(target.value as FigureDays)}
      slotProps={{ htmlInput: { 'aria-label': words.span } }}
    >
      {FIGURE_DAYS.map((value) => (
        <MenuItem key={value} value={value}>
          {words.lastDays(value)}
        </MenuItem>
      ))}
    </TextField>
  );
}
