import { MenuItem, TextField } from '@mui/material';
import type { SortPayload } from 'react-admin';
import { useFilter } from './useFilter.ts';
import type { FilterValue } from './useFilter.ts';

interface ChoiceFilterProps {
  /** The filter's name in the API. */
  name: string;
  label: string;
  /** Said where nothing is chosen: 'All payments'. */
  all: string;
  choices: readonly { value: FilterValue; word: string }[];
  /** How the rows are sorted while something is chosen, and else; as they are where nothing is said. */
  sorts?: { chosen: SortPayload; else: SortPayload };
}

/** A filter of a few values. */
export function ChoiceFilter({ name, label, all, choices, sorts }: ChoiceFilterProps) {
  const [chosen, choose] = useFilter(name);
  return (
    <TextField
      select
      // What is filtered by may still be on its way.
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
