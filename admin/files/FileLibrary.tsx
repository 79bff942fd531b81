import { Box, Button, LinearProgress, Paper } from '@mui/material';
import { useState } from 'react';
import { ListBase, useCanAccess, useListContext, useNotify } from 'react-admin';
import { FILE_GROUP_NAMES, FILE_MAX_MB, FILES_AT_ONCE } from '#contract/calls/files.ts';
import type { FileGroup } from '#contract/calls/files.ts';
import { FILES_MAX_SELECT, fill, RETRY, SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { FileRecord, FileFolderRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Pages } from '../ui/list/Pages.tsx';
import { RowsMessage } from '../ui/list/RowsMessage.tsx';
import { RowsWaiting } from '../ui/list/RowsWaiting.tsx';
import { useFilter } from '../ui/list/useFilter.ts';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';
import { ErrorBar, useTimedError } from './ErrorBar.tsx';
import { FileDialog } from './FileDialog.tsx';
import { FileFilters } from './FileFilters.tsx';
import { FileTile } from './FileTile.tsx';
import { TILES } from './SelectableTile.tsx';
import { FolderField } from './FolderField.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { UploadZone } from './UploadZone.tsx';
import { useUploads } from './useUploads.ts';
import { words } from '../words/en/files.ts';
import { shared } from '../words/language.ts';

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

/** The library of files, with upload and bulk actions. */
export function FileLibrary() {
  return (
    <ListBase<FileRecord> sort={NEWEST_FIRST} perPage={50} queryOptions={ERRORS_IN_PLACE}>
      <Library />
    </ListBase>
  );
}

function Library() {
  const { data, total, isPending, isFetching, error, refetch, filterValues, setFilters } = useListContext<FileRecord>();
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'files', action: 'change' });
  const { error: timedError, report, dismiss } = useTimedError();
  const notify = useNotify();
  const { folders, askFolders } = useFolders();
  const [group] = useFilter('group');
  const [folderShown] = useFilter('folder');
  const [typedFolder, setTypedFolder] = useState<string>();
  const [selected, setSelected] = useState<FileRecord[]>([]);
  const [opened, setOpened] = useState<string>();
  const [showsEqual, setShowsEqual] = useState(false);
  const folder = typedFolder ?? String(folderShown ?? '');
  const again = () => {
    void fetchList();
    askFolders();
  };
  async function fetchList(): Promise<void> {
    const isFirst = isPending;
    await refetch();
    // A first call that was under way is not sent again, and may have been answered before the change.
    if (isFirst) await refetch();
  }
  const uploads = useUploads(({ originalFilename }) => {
    notify(words.fileIsUploaded(originalFilename), { type: 'success' });
    again();
  });
  const groups = group === undefined ? FILE_GROUP_NAMES : [group as FileGroup];

  function toggle(file: FileRecord): void {
    const isSelected = selected.some(({ key }) => key === file.key);
    if (!isSelected && selected.length >= FILES_AT_ONCE)
      return report(fill(shared(FILES_MAX_SELECT), { count: FILES_AT_ONCE }));
    return setSelected(isSelected ? selected.filter(({ key }) => key !== file.key) : [...selected, file]);
  }

  return (
    <>
      <PageHeading
        title={words.uploads}
        aside={total === undefined ? null : <span role="status">{formatCount(total)}</span>}
        actions={
          <Button variant="outlined" color="secondary" onClick={() => setShowsEqual(true)}>
            {words.findDuplicates}
          </Button>
        }
      />
      <ErrorBar error={timedError} onDismiss={dismiss} />
      {mayChange && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, marginBottom: 3 }}>
          <FolderField label={words.folderForNewFiles} value={folder} folders={folders} onChange={setTypedFolder} />
          <Box>
            <UploadZone
              options={{ groups, most: FILES_AT_ONCE }}
              folder={folder}
              uploads={uploads}
              onError={report}
              hint={words.orDropThemHerePictures(FILE_MAX_MB.IMAGE, FILE_MAX_MB.VIDEO, FILE_MAX_MB.DOCUMENT)}
            />
          </Box>
        </Box>
      )}
      <FileFilters folders={folders} />
      <SelectionBar
        shown={data ?? []}
        selected={selected}
        mayChange={mayChange}
        onSelect={setSelected}
        onError={report}
        onChanged={again}
      />
      <Paper variant="outlined" sx={{ position: 'relative', padding: data?.length ? '10px' : 0 }}>
        {isFetching && !isPending && (
          <LinearProgress aria-label={words.loading} sx={{ position: 'absolute', inset: '0 0 auto', height: 2 }} />
        )}
        {error ? (
          <RowsMessage text={words.failedToFetchTheFiles} hint={error.message} role="alert">
            <Button variant="outlined" onClick={() => void refetch()}>
              {shared(RETRY)}
            </Button>
          </RowsMessage>
        ) : isPending ? (
          <RowsWaiting />
        ) : data.length === 0 ? (
          <RowsMessage
            text={words.noFilesFound}
            hint={Object.keys(filterValues).length > 0 ? shared(SEARCH_EMPTY_HINT) : undefined}
            role="status"
          >
            {Object.keys(filterValues).length > 0 && (
              <Button variant="outlined" onClick={() => setFilters({})}>
                {words.clearFilters}
              </Button>
            )}
          </RowsMessage>
        ) : (
          <Box component="ul" aria-label={words.files} sx={TILES}>
            {data.map((file) => (
              <li key={file.key}>
                <FileTile
                  file={file}
                  isSelected={selected.some(({ key }) => key === file.key)}
                  onToggle={() => toggle(file)}
                  note={file.uses > 0 ? words.inUse : undefined}
                />
                <Button
                  size="small"
                  color="secondary"
                  aria-label={words.detailsOf(file.originalFilename)}
                  onClick={() => setOpened(file.key)}
                  sx={{ minHeight: { xs: 44, md: 32 } }}
                >
                  {words.details}
                </Button>
              </li>
            ))}
          </Box>
        )}
      </Paper>
      {data && data.length > 0 && <Pages />}
      {showsEqual && (
        <DuplicatesDialog
          onOpen={(key) => {
            setShowsEqual(false);
            setOpened(key);
          }}
          onClose={() => setShowsEqual(false)}
        />
      )}
      {opened !== undefined && (
        <FileDialog
          key={opened}
          fileKey={opened}
          folders={folders}
          mayChange={mayChange}
          // A file that became private or was replaced has a new key.
          onChanged={(key) => {
            setSelected([]);
            setOpened(key);
            again();
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** Returns the folders of the library. The known ones stay while they are fetched again. */
function useFolders() {
  // If this fails, the list shows that the shop cannot be reached.
  const { answer: folders = [], refetch } = useAnswer<FileFolderRecord[]>('/api/admin/files/folders');
  return { folders: folders.filter(({ folder }) => folder !== ''), askFolders: refetch };
}
