import { Box } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import type { Part } from './parts.ts';
import { shared } from '../words/language.ts';

interface PartFieldsProps {
  part: Pick<Part, 'fields'>;
  /** The field of the form that has the values of this part; the form itself if not given. */
  within?: string;
}

/** The inputs of one part of a business. */
export function PartFields({ part, within }: PartFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: '14px', '& .MuiFormControl-root': { margin: 0 } }}>
      {part.fields.map(({ name, label, choices, autoComplete, inputMode, type }) => {
        const source = within ? `${within}.${name}` : name;
        return choices ? (
          <SelectInput
            key={name}
            source={source}
            label={label}
            choices={choices.map((id) => ({ id, name: shared(id) }))}
            helperText={false}
          />
        ) : (
          <TextInput
            key={name}
            source={source}
            label={label}
            type={type ?? 'text'}
            helperText={false}
            slotProps={{ htmlInput: { autoComplete, inputMode } }}
          />
        );
      })}
    </Box>
  );
}
