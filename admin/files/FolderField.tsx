import { Autocomplete, TextField } from '@mui/material';
import { FOLDER_MAX } from '#contract/calls/files.ts';
import type { FileFolderRecord } from '../providers/records.ts';
import { words } from '../words/en/files.ts';

interface FolderFieldProps {
  label: string;
  value: string;
  folders: readonly FileFolderRecord[];
  onChange(folder: string): void;
}

/** Chooses an existing folder or enters a new one; empty for none. */
export function FolderField({ label, value, folders, onChange }: FolderFieldProps) {
  return (
    <Autocomplete
      freeSolo
      options={folders.map(({ folder }) => folder)}
      inputValue={value}
      onInputChange={(_, text) => onChange(text)}
      sx={{ maxWidth: '24rem' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={words.noFolder}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: FOLDER_MAX },
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
          }}
        />
      )}
    />
  );
}
