import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { kilobytes } from '#contract/calls/files.ts';
import type { OpenUploadRecord } from '../providers/records.ts';
import { letGoUpload, openUploads } from './sendFile.ts';
import type { Upload } from './useUploads.ts';
import { words } from '../words/en/files.ts';

interface BrokenOffProps {
  /** The uploads that are running. */
  uploads: readonly Upload[];
  /** Opens the file chooser. */
  onChoose(): void;
}

/** Uploads that were interrupted, on this or another device. Choosing the same file resumes one. */
export function BrokenOff({ uploads, onChoose }: BrokenOffProps) {
  const [open, setOpen] = useState<OpenUploadRecord[]>([]);
  const count = uploads.length;
  useEffect(() => {
    let isShown = true;
    // If this fails, files can still be uploaded.
    openUploads().then(
      (found) => isShown && setOpen(found),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [count]);
  const left = open.filter(
    ({ fileName, fileSize }) => !uploads.some(({ file }) => file.name === fileName && file.size === fileSize),
  );
  if (left.length === 0) return null;
  return (
    <Box sx={{ marginTop: '8px' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {words.notSentToTheEnd}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: '4px' }}>
        {words.chooseTheSameFileAgain}
      </Typography>
      <Box component="ul" aria-label={words.notSentToTheEnd} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {left.map(({ id, fileName, fileSize, taken }) => (
          <Box component="li" key={id} sx={LINE}>
            <Typography variant="body2" sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              {words.sentOf(fileName, Math.floor((taken / fileSize) * 100), kilobytes(fileSize))}
            </Typography>
            <Box sx={{ display: 'flex', marginLeft: '-8px' }}>
              <Button color="secondary" onClick={onChoose} aria-label={words.chooseAgainFileName(fileName)}>
                {words.chooseAgain}
              </Button>
              <Button
                color="secondary"
                aria-label={words.letGoFileName(fileName)}
                onClick={() => {
                  setOpen(open.filter((other) => other.id !== id));
                  void letGoUpload(id).catch(() => {});
                }}
              >
                {words.letGo}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 8px',
  paddingBlock: '4px',
  borderTop: 1,
  borderColor: 'divider',
};
