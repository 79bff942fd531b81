import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { RESOURCES } from '#contract/calls/resources.ts';
import { MOST_IMPORT_MB } from '#contract/calls/imports.ts';
import type { ImportKind } from '#contract/calls/imports.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { CheckedImport } from './CheckedImport.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { doneText, HELP } from './importLabels.ts';
import { useImport } from './useImport.ts';
import { FileInput } from '../ui/form/FileInput.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/imports.ts';
import { shared } from '../words/language.ts';

/** Checks a file, shows its changes and errors, and imports it on request. */
export function ImportDialog({ kind, onClose }: { kind: ImportKind; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const { one, errorText, isBusy, goOn, apply } = useImport(kind, file);
  const isChecked = one?.state === 'CHECKED' && !isBusy;
  const changes = one ? one.counts.NEW + one.counts.CHANGED : 0;
  const isReady = isChecked && one.counts.FAULTY === 0 && changes > 0;

  async function write(): Promise<void> {
    if (!one || !(await apply())) return;
    notify(doneText(kind, one.counts), { type: 'success' });
    onClose();
    refresh();
  }

  return (
    <FormDialog
      title={words.importMany(shared(RESOURCES[kind].label.many))}
      sending={{ isBusy, error: errorText }}
      onSubmit={() => void write()}
      onClose={onClose}
      submitLabel={words.import}
      closeLabel={common.close}
      // The list below has the errors of each row.
      disabledReason={!isReady}
      recovery={one && one.state !== 'CHECKED' && <Button onClick={() => goOn()}>{common.goOn}</Button>}
      maxWidth="md"
    >
      {!one && <Typography>{HELP[kind]}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 14px', alignItems: 'center' }}>
        <Button variant="outlined" color="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
          {file ? words.chooseAnotherFile : words.chooseAFile}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {file ? file.name : words.aCsvFileOfAt(MOST_IMPORT_MB)}
        </Typography>
      </Box>
      <FileInput ref={input} label={words.csvFile} accept=".csv,text/csv" onFiles={([chosen]) => setFile(chosen)} />
      {isBusy && <ImportProgress one={one} />}
      {one && isChecked && <CheckedImport one={one} onCheckAgain={() => goOn(true)} />}
    </FormDialog>
  );
}
