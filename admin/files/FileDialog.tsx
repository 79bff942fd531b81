import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Switch,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { kilobytes } from '#contract/calls/files.ts';
import {
  ADMIN_SAVE_FAILED,
  FILE_DELETE_FAILED,
  FILE_DOWNLOAD_FAILED,
  FILE_METADATA_FAILED,
  FILE_REMOVE_CONFIRM,
  FILE_RENAME_FAILED,
  FILE_REPLACE_FAILED,
  FILE_VISIBILITY_FAILED,
} from '#contract/messages.ts';
import { messageOf } from '../providers/call.ts';
import type { FileFolderRecord, FileMetadataRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { instant } from '../ui/instant.ts';
import { FaultBar, useFault } from './FaultBar.tsx';
import {
  describeFile,
  downloadFiles,
  removeFile,
  renameFile,
  replacePicture,
  showFileTo,
  tellOfFile,
} from './fileCalls.ts';
import { FilmPreview } from './FilmPreview.tsx';
import { FileNameForm } from './FileNameForm.tsx';
import { FilePicture } from './FilePicture.tsx';
import { FileUses } from './FileUses.tsx';
import { FileWords } from './FileWords.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';
import { sendStill } from './sendFile.ts';

interface FileDialogProps {
  fileKey: string;
  folders: readonly FileFolderRecord[];
  mayChange: boolean;
  /** It was changed, and has this key now; nothing where it is gone. */
  onChanged(key: string | undefined): void;
  onClose(): void;
}

/** A file with all that is known of it, and what is done with it alone. */
export function FileDialog({ fileKey, folders, mayChange, onChanged, onClose }: FileDialogProps) {
  const titleId = useId();
  const notify = useNotify();
  const { fault, report, dismiss } = useFault();
  const [file, setFile] = useState<FileMetadataRecord>();
  const [unknown, setUnknown] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  useEffect(() => {
    let isOpen = true;
    describeFile(fileKey).then(
      (found) => isOpen && setFile(found),
      (error: unknown) => isOpen && setUnknown(messageOf(error, FILE_METADATA_FAILED)),
    );
    return () => {
      isOpen = false;
    };
  }, [fileKey]);

  /** Does something with it and tells what came of it. */
  async function busy(work: () => Promise<{ key: string } | undefined>, done: string | undefined, failure: string) {
    setBusy(true);
    try {
      const after = await work();
      if (done === undefined) return;
      notify(done, { type: 'success' });
      onChanged(after?.key);
      if (after?.key === fileKey) setFile(await describeFile(fileKey));
    } catch (error) {
      report(messageOf(error, failure));
    } finally {
      setBusy(false);
    }
  }

  const remove = () =>
    busy(
      async () => {
        setRemoving(false);
        await removeFile(fileKey);
        return undefined;
      },
      'The file is deleted.',
      FILE_DELETE_FAILED,
    );
  const download = () => busy(async () => void (await downloadFiles([fileKey])), undefined, FILE_DOWNLOAD_FAILED);

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {file?.originalFilename ?? 'File'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {fault && <FaultBar fault={fault} onDismiss={dismiss} />}
        {!file && !unknown && <LinearProgress aria-label="Loading" />}
        {unknown && (
          <Typography role="alert" color="error">
            {unknown}
          </Typography>
        )}
        {file && (
          <>
            {file.mediaType === 'VIDEO' ? (
              <FilmPreview
                film={file}
                mayChange={mayChange && file.isPublic}
                isBusy={isBusy}
                onTake={(still) =>
                  void busy(() => takeStill(file, still), 'The still picture is changed.', FILE_REPLACE_FAILED)
                }
                onFault={report}
              />
            ) : (
              <Preview file={file} />
            )}
            <Facts
              facts={[
                ['Size', kilobytes(file.size)],
                ['Type', file.contentType],
                ['Pixels', file.metadata.width > 0 && `${file.metadata.width} × ${file.metadata.height}`],
                ['Uploaded', instant(file.createdAt)],
                ['Seller', file.sellerName],
                ['Shown to', file.isPublic ? 'Everybody' : 'Its owner alone'],
                ['Text', !mayChange && file.altText],
                ['In use', <FileUses key="uses" file={file} />],
              ]}
            />
            {mayChange && (
              <>
                <FileNameForm
                  key={file.version}
                  file={file}
                  folders={folders}
                  isBusy={isBusy}
                  onSave={(to) => void busy(() => renameFile(fileKey, to), 'The file is renamed.', FILE_RENAME_FAILED)}
                />
                {file.mediaType !== 'DOCUMENT' && file.isPublic && (
                  <FileWords
                    key={`words ${file.version}`}
                    file={file}
                    isBusy={isBusy}
                    onTell={(told) => void busy(() => tellOfFile(file, told), 'Saved.', ADMIN_SAVE_FAILED)}
                    onCropped={() => {
                      notify('The part is among your files.', { type: 'success' });
                      onChanged(fileKey);
                    }}
                  />
                )}
                <FormControlLabel
                  control={
                    <Switch
                      checked={file.isPublic}
                      disabled={isBusy}
                      onChange={(_, isPublic) =>
                        void busy(
                          () => showFileTo(fileKey, isPublic),
                          isPublic ? 'Everybody can see the file now.' : 'The file is private now.',
                          FILE_VISIBILITY_FAILED,
                        )
                      }
                    />
                  }
                  label="Everybody can see it"
                />
                {file.mediaType === 'IMAGE' && (
                  <ReplacePicture
                    isBusy={isBusy}
                    onFault={report}
                    onReplace={(picture) =>
                      void busy(() => replacePicture(fileKey, picture), 'The picture is replaced.', FILE_REPLACE_FAILED)
                    }
                  />
                )}
              </>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {file && mayChange && (
          <Button color="error" disabled={isBusy} onClick={() => setRemoving(true)} sx={{ marginRight: 'auto' }}>
            Delete
          </Button>
        )}
        {file && (
          <Button color="secondary" disabled={isBusy} onClick={() => void download()}>
            Download
          </Button>
        )}
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
      {isRemoving && (
        <RemoveQuestion
          question={FILE_REMOVE_CONFIRM}
          detail="It is gone for good."
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </Dialog>
  );
}

async function takeStill(film: FileMetadataRecord, still: File): Promise<FileMetadataRecord> {
  await sendStill(film.key, still, { folder: film.folder, signal: new AbortController().signal });
  return film;
}

function Preview({ file }: { file: FileMetadataRecord }) {
  return (
    <Box sx={{ height: file.mediaType === 'IMAGE' ? 260 : 96, '& img': { objectFit: 'contain' } }}>
      <FilePicture file={file} width={800} />
    </Box>
  );
}
