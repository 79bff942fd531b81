import { MenuItem, TextField } from '@mui/material';
import type { SortPayload } from 'react-admin';
import { useFilter } from './useFilter.ts';
import type { FilterValue } from './useFilter.ts';

interface ChoiceFilterProps {
  /** The filter's name in the API. */
  name: string;
  label: string;
  /** The label of no choice: 'All payments'. */
  all: string;
  choices: readonly { value: FilterValue; word: string }[];
  /** The sort with and without a choice; unchanged if undefined. */
  sorts?: { chosen: SortPayload; else: SortPayload };
}

/** A filter of a few values. */
export function ChoiceFilter({ name, label, all, choices, sorts }: ChoiceFilterProps) {
  const [chosen, choose] = useFilter(name);
  return (
    <TextField
      select
      // The choices may not be loaded yet.
      value={choices.some(({ value }) => value === chosen) ? String(chosen) : ''}
      onChange={({ target }) => {
        const value = choices.find((choice) => String(choice.value) === target.value)?.value;
        choose(value, value === undefined ? sorts?.else : sorts?.chosen);
      }}
      sx={{ flex: { xs: '1 1 8rem', sm: 'none' }, minWidth: { sm: '9rem' } }}
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
