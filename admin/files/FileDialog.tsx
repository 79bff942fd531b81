import { Box, Button, FormControlLabel, LinearProgress, Switch, Typography } from '@mui/material';
import { useState } from 'react';
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
import type { FileFolderRecord, FileMetadataRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { instant } from '../ui/instant.ts';
import { ErrorBar, useTimedError } from './ErrorBar.tsx';
import {
  metadataPath,
  downloadFiles,
  removeFile,
  renameFile,
  replacePicture,
  showFileTo,
  describeFile,
} from './fileCalls.ts';
import { FilmPreview } from './FilmPreview.tsx';
import { FileNameForm } from './FileNameForm.tsx';
import { FilePicture } from './FilePicture.tsx';
import { FileUses } from './FileUses.tsx';
import { FileDescription } from './FileDescription.tsx';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';
import { sendStill } from './sendFile.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/files.ts';
import { shared } from '../words/language.ts';

interface FileDialogProps {
  fileKey: string;
  folders: readonly FileFolderRecord[];
  mayChange: boolean;
  /** Called with the file's new key, or undefined after it was deleted. */
  onChanged(key: string | undefined): void;
  onClose(): void;
}

/** A file with its details and actions. */
export function FileDialog({ fileKey, folders, mayChange, onChanged, onClose }: FileDialogProps) {
  const notify = useNotify();
  const { error: timedError, report, dismiss } = useTimedError();
  const { answer: file, error, refetch } = useAnswer<FileMetadataRecord>(metadataPath(fileKey), FILE_METADATA_FAILED);
  const [isRemoving, setRemoving] = useState(false);
  const changing = useSend({
    send: ({ change }: FileChange) => change(),
    done: (_, { done }) => done,
    failed: ({ failure }) => failure,
    onError: report,
    onDone: (changed) => {
      onChanged(changed.key);
      if (changed.key === fileKey) refetch();
    },
    refreshes: false,
  });
  const removing = useSend({
    send: () => removeFile(fileKey),
    done: () => words.filesAreDeleted(1),
    failed: FILE_DELETE_FAILED,
    onDone: () => onChanged(undefined),
    refreshes: false,
  });
  const downloading = useSend({
    send: () => downloadFiles([fileKey]),
    failed: FILE_DOWNLOAD_FAILED,
    onError: report,
    refreshes: false,
  });
  const isBusy = changing.isBusy || removing.isBusy || downloading.isBusy;
  const change = (what: () => Promise<{ key: string }>, done: string, failure: string) =>
    changing.send({ change: what, done, failure });

  return (
    <TitledDialog
      title={file?.originalFilename ?? words.file}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          {file && mayChange && (
            <Button color="error" disabled={isBusy} onClick={() => setRemoving(true)} sx={{ marginRight: 'auto' }}>
              {common.delete}
            </Button>
          )}
          {file && (
            <Button color="secondary" disabled={isBusy} onClick={() => downloading.send()}>
              {words.download}
            </Button>
          )}
          <Button color="secondary" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      {timedError && <ErrorBar error={timedError} onDismiss={dismiss} />}
      {!file && !error && <LinearProgress aria-label={words.loading} />}
      {error && (
        <Typography role="alert" color="error">
          {error}
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
                change(() => takeStill(file, still), words.theStillPictureIsChanged, FILE_REPLACE_FAILED)
              }
              onError={report}
            />
          ) : (
            <Preview file={file} />
          )}
          <Facts
            facts={[
              [common.size, kilobytes(file.size)],
              [common.type, file.contentType],
              [words.pixels, file.metadata.width > 0 && `${file.metadata.width} × ${file.metadata.height}`],
              [words.uploaded, instant(file.createdAt)],
              [common.seller, file.sellerName],
              [words.shownTo, file.isPublic ? words.everybody : words.itsOwnerAlone],
              [common.text, !mayChange && file.altText],
              [words.usedAt, <FileUses key="uses" file={file} />],
            ]}
          />
          {mayChange && (
            <>
              <FileNameForm
                key={file.version}
                file={file}
                folders={folders}
                isBusy={isBusy}
                onSave={(to) => change(() => renameFile(fileKey, to), words.theFileIsRenamed, FILE_RENAME_FAILED)}
              />
              {file.mediaType !== 'DOCUMENT' && file.isPublic && (
                <FileDescription
                  key={`words ${file.version}`}
                  file={file}
                  isBusy={isBusy}
                  onDescribe={(description) =>
                    change(() => describeFile(file, description), words.saved, ADMIN_SAVE_FAILED)
                  }
                  onCropped={() => {
                    notify(words.thePartIsAmongYour, { type: 'success' });
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
                      change(
                        () => showFileTo(fileKey, isPublic),
                        isPublic ? words.everybodyCanSeeTheFile : words.theFileIsPrivateNow,
                        FILE_VISIBILITY_FAILED,
                      )
                    }
                  />
                }
                label={words.everybodyCanSeeIt}
              />
              {file.mediaType === 'IMAGE' && (
                <ReplacePicture
                  isBusy={isBusy}
                  onError={report}
                  onReplace={(picture) =>
                    change(() => replacePicture(fileKey, picture), words.thePictureIsReplaced, FILE_REPLACE_FAILED)
                  }
                />
              )}
            </>
          )}
        </>
      )}
      {isRemoving && (
        <ConfirmDialog
          question={shared(FILE_REMOVE_CONFIRM)}
          sending={removing}
          confirmLabel={common.remove}
          onConfirm={removing.send}
          onClose={() => setRemoving(false)}
        >
          {words.itIsGoneForGood}
        </ConfirmDialog>
      )}
    </TitledDialog>
  );
}

/** A change of the file, the text after success, and the text of an error without one. */
interface FileChange {
  change: () => Promise<{ key: string }>;
  done: string;
  failure: string;
}

async function takeStill(film: FileMetadataRecord, still: File): Promise<FileMetadataRecord> {
  await sendStill(film.key, still, { folder: film.folder, signal: new AbortController().signal });
  return film;
}

function Preview({ file }: { file: FileMetadataRecord }) {
  return (
    <Box sx={{ height: file.mediaType === 'IMAGE' ? 260 : 96, '& img': { objectFit: 'contain' } }}>
      <FilePicture file={file} width={960} />
    </Box>
  );
}
