import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Link as TextLink,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { kilobytes } from '#contract/calls/files.ts';
import {
  FILE_DELETE_FAILED,
  FILE_DOWNLOAD_FAILED,
  FILE_METADATA_FAILED,
  FILE_REMOVE_CONFIRM,
  FILE_RENAME_FAILED,
  FILE_REPLACE_FAILED,
  FILE_REPLACEMENT_MISSING,
  FILE_VISIBILITY_FAILED,
} from '#contract/messages.ts';
import { messageOf } from '../providers/call.ts';
import type { FileFolderRecord, FileMetadataRecord } from '../providers/records.ts';
import { Facts } from '../ui/Facts.tsx';
import { instant } from '../ui/instant.ts';
import { FaultBar, useFault } from './FaultBar.tsx';
import { describeFile, downloadFiles, removeFile, renameFile, replacePicture, showFileTo } from './fileCalls.ts';
import { FilePicture } from './FilePicture.tsx';
import { acceptOf, faultOf } from './fileRules.ts';
import { FolderField } from './FolderField.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';

interface FileDialogProps {
  fileKey: string;
  folders: readonly FileFolderRecord[];
  mayChange: boolean;
  /** It was changed, and has this key now; nothing where it is gone. */
  onChanged(key: string | undefined): void;
  onClose(): void;
}

const PICTURES = { groups: ['images'], most: 1 } as const;

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
            <Preview file={file} />
            <Facts
              facts={[
                ['Size', kilobytes(file.size)],
                ['Type', file.contentType],
                ['Pixels', file.metadata.width > 0 && `${file.metadata.width} × ${file.metadata.height}`],
                ['Uploaded', instant(file.createdAt)],
                ['Seller', file.sellerName],
                ['Shown to', file.isPublic ? 'Everybody' : 'Its owner alone'],
                ['Text', file.altText],
                ['In use', <Uses key="uses" file={file} />],
              ]}
            />
            {mayChange && (
              <>
                <NameForm
                  key={file.version}
                  file={file}
                  folders={folders}
                  isBusy={isBusy}
                  onSave={(to) => void busy(() => renameFile(fileKey, to), 'The file is renamed.', FILE_RENAME_FAILED)}
                />
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
                  <Replacement
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

function Preview({ file }: { file: FileMetadataRecord }) {
  if (file.mediaType === 'VIDEO') {
    return (
      <Box
        component="video"
        controls
        preload="metadata"
        src={file.url}
        {...(file.thumbnail === null ? {} : { poster: file.thumbnail })}
        aria-label={file.originalFilename}
        sx={{ width: 1, maxHeight: 320, backgroundColor: 'background.default' }}
      />
    );
  }
  return (
    <Box sx={{ height: file.mediaType === 'IMAGE' ? 260 : 96, '& img': { objectFit: 'contain' } }}>
      <FilePicture file={file} width={800} />
    </Box>
  );
}

/** Pages of the console for places files are used at. */
const PAGES: Partial<Record<FileMetadataRecord['usedAt'][number]['subject'], string>> = {
  product: 'products',
  sku: 'skus',
  category: 'categories',
};

function Uses({ file: { usedAt } }: { file: FileMetadataRecord }) {
  if (usedAt.length === 0) return 'Nowhere';
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {usedAt.map(({ subject, id, name }) => {
        const page = PAGES[subject];
        const words = `${subject === 'sku' ? 'SKU' : subject} ${name}`;
        return (
          <li key={`${subject} ${id}`}>
            {page ? (
              <TextLink component={Link} to={`/${page}/${id}`}>
                {words}
              </TextLink>
            ) : (
              words
            )}
          </li>
        );
      })}
    </Box>
  );
}

interface NameFormProps {
  file: FileMetadataRecord;
  folders: readonly FileFolderRecord[];
  isBusy: boolean;
  onSave(to: { name: string; folder: string }): void;
}

function NameForm({ file, folders, isBusy, onSave }: NameFormProps) {
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
        label="Name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <FolderField label="Folder" value={folder} folders={folders} onChange={setFolder} />
      <Button
        type="submit"
        variant="outlined"
        disabled={isBusy || !isChanged || name.trim() === ''}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        Save name and folder
      </Button>
    </Box>
  );
}

interface ReplacementProps {
  isBusy: boolean;
  onFault(text: string): void;
  onReplace(picture: File): void;
}

/** Another picture for this one's place; what shows it shows the new one. */
function Replacement({ isBusy, onFault, onReplace }: ReplacementProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button color="secondary" onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
        Choose another picture
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 8rem', overflowWrap: 'anywhere' }}>
        {chosen?.name ?? 'Wherever this one is shown, the new one will be.'}
      </Typography>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => (chosen ? onReplace(chosen) : onFault(FILE_REPLACEMENT_MISSING))}
        sx={{ minHeight: 44 }}
      >
        Replace
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Another picture"
        accept={acceptOf(PICTURES.groups)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          const wrong = faultOf(files, PICTURES);
          if (wrong) onFault(wrong);
          else setChosen(files[0]);
        }}
      />
    </Box>
  );
}
