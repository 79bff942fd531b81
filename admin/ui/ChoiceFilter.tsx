import { MenuItem, TextField } from '@mui/material';
import { useFilter } from './useFilter.ts';

interface ChoiceFilterProps {
  /** The filter's name in the API. */
  name: string;
  label: string;
  /** Said where nothing is chosen: 'All payments'. */
  all: string;
  choices: readonly { value: string | number | boolean; word: string }[];
}

/** A filter of a few values. */
export function ChoiceFilter({ name, label, all, choices }: ChoiceFilterProps) {
  const [chosen, choose] = useFilter(name);
  return (
    <TextField
      select
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ target }) => choose(choices.find(({ value }) => String(value) === target.value)?.value)}
      sx={{ flex: { xs: '1 1 8rem', sm: 'none' }, minWidth: { sm: '9.5rem' } }}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(({ value, word }) => (
        <MenuItem key={word} value={String(value)}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}
