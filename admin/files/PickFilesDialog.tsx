import { Box, Button, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import { FILE_GROUPS } from '#contract/calls/files.ts';
import type { FileGroup } from '#contract/calls/files.ts';
import { FILES_MAX_SELECT, fill } from '#contract/messages.ts';
import type { FileRecord, MediaRecord } from '../providers/records.ts';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { PickingList } from '../ui/dialog/PickingList.tsx';
import { ErrorBar, useTimedError } from './ErrorBar.tsx';
import { FileTile } from './FileTile.tsx';
import { TILES } from './SelectableTile.tsx';
import { mediaOfFile, mediaOfUpload } from './mediaRecord.ts';
import { UploadZone } from './UploadZone.tsx';
import { useUploads } from './useUploads.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/files.ts';
import { shared } from '../words/language.ts';

export type PickedMedia = Omit<MediaRecord, 'sortOrder'>;

interface PickFilesDialogProps {
  /** The keys of files that are chosen already. */
  taken: readonly string[];
  /** How many more may be chosen. */
  most: number;
  groups: readonly FileGroup[];
  onPick(picked: PickedMedia[]): void;
  onClose(): void;
}

const PER_PAGE = 24;
const MOST_SHOWN = 96;

/** Chooses pictures and videos from the library, or uploads new ones, which are chosen at once. */
export function PickFilesDialog({ taken, most, groups, onPick, onClose }: PickFilesDialogProps) {
  const { error: timedError, report, dismiss } = useTimedError();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const [perPage, setPerPage] = useState(PER_PAGE);
  const [selected, setSelected] = useState<PickedMedia[]>([]);
  // The form adds each upload at once and then passes a smaller `most`.
  const [mostAtOpening] = useState(most);
  const [added, setAdded] = useState(0);
  const left = mostAtOpening - added;
  const group = groups.length === 1 ? groups[0] : undefined;
  const { data, total, isPending, error, refetch } = useGetList<FileRecord>('files', {
    pagination: { page: 1, perPage },
    sort: { field: 'id', order: 'DESC' },
    filter: { ...(q && { q }), ...(group && { group }) },
  });
  const uploads = useUploads((uploaded) => {
    onPick([mediaOfUpload(uploaded)]);
    setAdded((now) => now + 1);
  });
  const shown = (data ?? []).filter(
    ({ key, mediaType, isPublic }) =>
      isPublic && !taken.includes(key) && groups.some((name) => FILE_GROUPS[name].mediaType === mediaType),
  );

  function toggle(file: FileRecord): void {
    const media = mediaOfFile(file);
    if (!media) return;
    if (selected.some(({ key }) => key === file.key)) {
      setSelected(selected.filter(({ key }) => key !== file.key));
    } else if (selected.length >= left) report(fill(shared(FILES_MAX_SELECT), { count: left }));
    else setSelected([...selected, media]);
  }

  return (
    <TitledDialog
      title={words.chooseFiles}
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          <Typography role="status" variant="body2" sx={{ marginRight: 'auto', paddingLeft: 2 }}>
            {[added > 0 && words.filesAdded(added), selected.length > 0 && words.countSelected(selected.length)]
              .filter(Boolean)
              .join(', ')}
          </Typography>
          {added > 0 && selected.length === 0 ? (
            <Button variant="contained" onClick={onClose}>
              {words.done}
            </Button>
          ) : (
            <>
              <Button color="secondary" onClick={onClose}>
                {added > 0 ? words.done : common.cancel}
              </Button>
              <Button
                variant="contained"
                disabled={selected.length === 0}
                onClick={() => {
                  onPick(selected);
                  onClose();
                }}
              >
                {words.takeThem}
              </Button>
            </>
          )}
        </>
      }
    >
      <ErrorBar error={timedError} onDismiss={dismiss} />
      <UploadZone
        options={{ groups, most: left }}
        folder=""
        uploads={uploads}
        onError={report}
        hint={words.orDropThemHere(groups.map((name) => FILE_GROUPS[name].types).join(', '))}
      />
      <PickingList
        label={words.searchYourFilesByName}
        text={text}
        onType={setText}
        isPending={isPending}
        error={error}
        retry={() => void refetch()}
        empty={
          data && shown.length === 0 && added === 0
            ? { text: words.noFilesFound, hint: words.uploadOneAbove }
            : undefined
        }
      >
        <Box component="ul" aria-label={words.yourFiles} sx={TILES}>
          {shown.map((file) => (
            <li key={file.key}>
              <FileTile
                file={file}
                isSelected={selected.some(({ key }) => key === file.key)}
                onToggle={() => toggle(file)}
              />
            </li>
          ))}
        </Box>
      </PickingList>
      {total !== undefined && total > perPage && perPage < MOST_SHOWN && (
        <Button sx={{ marginTop: 2 }} onClick={() => setPerPage(perPage + PER_PAGE)}>
          {words.showMore}
        </Button>
      )}
    </TitledDialog>
  );
}
