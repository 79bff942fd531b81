import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { kilobytes } from '#contract/calls/files.ts';
import { FILE_DUPLICATES_FAILED } from '#contract/messages.ts';
import { messageOf } from '../providers/call.ts';
import type { EqualFilesRecord } from '../providers/records.ts';
import { instant } from '../ui/instant.ts';
import { findEqualFiles } from './fileCalls.ts';
import { FilePicture } from './FilePicture.tsx';

interface DuplicatesDialogProps {
  onOpen(key: string): void;
  onClose(): void;
}

/** Files of the same content, together. */
export function DuplicatesDialog({ onOpen, onClose }: DuplicatesDialogProps) {
  const titleId = useId();
  const [groups, setGroups] = useState<EqualFilesRecord[]>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let isOpen = true;
    findEqualFiles().then(
      (found) => isOpen && setGroups(found),
      (error: unknown) => isOpen && setFault(messageOf(error, FILE_DUPLICATES_FAILED)),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Duplicates</DialogTitle>
      <DialogContent>
        {!groups && !fault && <LinearProgress aria-label="Loading" />}
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
        {groups?.length === 0 && <Typography role="status">Each of your files is there once.</Typography>}
        {groups?.map(({ contentHash, files }) => (
          <Box
            key={contentHash}
            sx={{ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: 2, paddingBlock: 2 }}
          >
            <Box sx={{ aspectRatio: '1', borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
              <FilePicture file={files[0]!} width={200} />
            </Box>
            <Box component="ul" aria-label="Equal files" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {files.map((file) => (
                <Box component="li" key={file.key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography variant="body2" noWrap>
                      {[file.folder, file.originalFilename].filter(Boolean).join(' / ')}
                    </Typography>
                    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                      {kilobytes(file.size)} · {instant(file.createdAt)} · {file.uses > 0 ? 'in use' : 'not used'}
                    </Typography>
                  </Box>
                  <Button
                    color="secondary"
                    aria-label={`Details of ${file.originalFilename}`}
                    onClick={() => onOpen(file.key)}
                    sx={{ minHeight: 44 }}
                  >
                    Details
                  </Button>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
