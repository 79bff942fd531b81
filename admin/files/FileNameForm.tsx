import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { FileFolderRecord, FileMetadataRecord } from '../providers/records.ts';
import { FolderField } from './FolderField.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/files.ts';

interface FileNameFormProps {
  file: FileMetadataRecord;
  folders: readonly FileFolderRecord[];
  isBusy: boolean;
  onSave(to: { name: string; folder: string }): void;
}

/** The name and the folder of a file. */
export function FileNameForm({ file, folders, isBusy, onSave }: FileNameFormProps) {
  const [name, setName] = useState(file.originalFilename);
  const [folder, setFolder] = useState(file.folder);
  const isChanged = name.trim() !== file.originalFilename || folder.trim() !== file.folder;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name: name.trim(), folder: folder.trim() });
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label={common.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <FolderField label={words.folder} value={folder} folders={folders} onChange={setFolder} />
      <Button
        type="submit"
        variant="outlined"
        disabled={isBusy || !isChanged || name.trim() === ''}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {words.saveNameAndFolder}
      </Button>
    </Box>
  );
}
