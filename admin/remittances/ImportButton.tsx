import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ImportDialog } from './ImportDialog.tsx';
import { FileInput } from '../ui/form/FileInput.tsx';
import { words } from '../words/en/remittances.ts';

/** Chooses a courier's file and opens its preview. */
export function ImportButton() {
  const { canAccess: mayImport } = useCanAccess({ resource: 'remittances', action: 'change' });
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  if (!mayImport) return null;
  return (
    <>
      <Button variant="contained" onClick={() => input.current?.click()}>
        {words.importCsv}
      </Button>
      <FileInput
        ref={input}
        label={words.fileOfTheCourier}
        accept=".csv,text/csv"
        onFiles={([chosen]) => {
          if (chosen) setFile(chosen);
        }}
      />
      {file !== undefined && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}
