import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ImportDialog } from './ImportDialog.tsx';

/** Chooses a courier's file and opens its preview. */
export function ImportButton() {
  const { canAccess: mayImport } = useCanAccess({ resource: 'remittances', action: 'change' });
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  if (!mayImport) return null;
  return (
    <>
      <Button variant="contained" onClick={() => input.current?.click()}>
        Import CSV
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="File of the courier"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) setFile(chosen);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      {file !== undefined && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}
