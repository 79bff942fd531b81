import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { kilobytes } from '#contract/calls/files.ts';
import { FILE_DUPLICATES_FAILED } from '#contract/messages.ts';
import type { EqualFilesRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { instant } from '../ui/instant.ts';
import { FilePicture } from './FilePicture.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/files.ts';

interface DuplicatesDialogProps {
  onOpen(key: string): void;
  onClose(): void;
}

/** Groups of files with the same content. */
export function DuplicatesDialog({ onOpen, onClose }: DuplicatesDialogProps) {
  const { answer: groups, error } = useAnswer<EqualFilesRecord[]>('/api/user/files/duplicates', FILE_DUPLICATES_FAILED);
  return (
    <TitledDialog
      title={words.duplicates}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <Button color="secondary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {!groups && !error && <LinearProgress aria-label={words.loading} />}
      {error && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
      {groups?.length === 0 && <Typography role="status">{words.eachOfYourFilesIs}</Typography>}
      {groups?.map(({ contentHash, files }) => (
        <Box
          key={contentHash}
          sx={{ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: 2, paddingBlock: 2 }}
        >
          <Box sx={{ aspectRatio: '1', borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
            <FilePicture file={files[0]!} width={200} />
          </Box>
          <Box component="ul" aria-label={words.equalFiles} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {files.map((file) => (
              <Box component="li" key={file.key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" noWrap>
                    {[file.folder, file.originalFilename].filter(Boolean).join(' / ')}
                  </Typography>
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {kilobytes(file.size)} · {instant(file.createdAt)} · {file.uses > 0 ? words.inUse : words.notUsed}
                  </Typography>
                </Box>
                <Button
                  color="secondary"
                  aria-label={words.detailsOf(file.originalFilename)}
                  onClick={() => onOpen(file.key)}
                  sx={{ minHeight: 44 }}
                >
                  {words.details}
                </Button>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </TitledDialog>
  );
}
