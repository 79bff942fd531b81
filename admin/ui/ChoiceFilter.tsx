import { MenuItem, TextField } from '@mui/material';
import { useFilter } from './useFilter.ts';
import type { FilterValue } from './useFilter.ts';

interface ChoiceFilterProps {
  /** The filter's name in the API. */
  name: string;
  label: string;
  /** Said where nothing is chosen: 'All payments'. */
  all: string;
  choices: readonly { value: FilterValue; word: string }[];
}

/** A filter of a few values. */
export function ChoiceFilter({ name, label, all, choices }: ChoiceFilterProps) {
  const [chosen, choose] = useFilter(name);
  return (
    <TextField
      select
      // What is filtered by may still be on its way.
      value={choices.some(({ value }) => value === chosen) ? String(chosen) : ''}
      onChange={({ target }) => choose(choices.find(({ value }) => String(value) === target.value)?.value)}
      sx={{ flex: { xs: '1 1 8rem', sm: 'none' }, minWidth: { sm: '9.5rem' } }}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(({ value, word }) => (
        <MenuItem key={String(value)} value={String(value)}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}
