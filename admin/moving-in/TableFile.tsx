import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useRef } from 'react';
import { MOST_IMPORT_MB } from '#contract/calls/imports.ts';
import { FileInput } from '../ui/form/FileInput.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { words } from '../words/en/moving-in.ts';

interface TableFileProps {
  /** What the file may contain. */
  help: string;
  /** The label of the input. */
  label: string;
  file: File | undefined;
  isReading: boolean;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** Chooses a file that is read as a table. */
export function TableFile({ help, label, file, isReading, error, onFile }: TableFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Panel title={words.file}>
      <Typography sx={{ marginBottom: 2 }}>{help}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 14px', alignItems: 'center' }}>
        <Button variant="outlined" color="secondary" onClick={() => input.current?.click()}>
          {file ? words.chooseAnotherFile : words.chooseAFile}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {file ? file.name : words.aCsvFileOrAn(MOST_IMPORT_MB)}
        </Typography>
      </Box>
      <FileInput
        ref={input}
        label={label}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        onFiles={([chosen]) => onFile(chosen)}
      />
      {isReading && <LinearProgress aria-label={words.readingTheFile} sx={{ marginTop: 2 }} />}
      {error && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
    </Panel>
  );
}
