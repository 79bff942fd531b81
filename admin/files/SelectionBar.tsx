import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { FILES_AT_ONCE } from '#contract/calls/files.ts';
import {
  FILE_REMOVE_CONFIRM,
  FILES_BULK_DELETE_FAILED,
  FILES_DELETE_SOME_FAILED,
  FILES_DESELECT_ALL,
  FILES_DOWNLOAD_FAILED,
  FILES_MAX_SELECT,
  FILES_NONE_FOR_DELETION,
  FILES_NONE_FOR_DOWNLOAD,
  FILES_SELECT_ALL,
  fill,
} from '#contract/messages.ts';
import type { FileRecord } from '../providers/records.ts';
import { downloadFiles, removeFiles } from './fileCalls.ts';
import { useSend } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/files.ts';
import { shared } from '../words/language.ts';

interface SelectionBarProps {
  /** The files on the screen. */
  shown: readonly FileRecord[];
  selected: readonly FileRecord[];
  mayChange: boolean;
  onSelect(files: FileRecord[]): void;
  onError(text: string): void;
  onChanged(): void;
}

/** The number of selected files, and the bulk actions. */
export function SelectionBar({ shown, selected, mayChange, onSelect, onError, onChanged }: SelectionBarProps) {
  const [isAsking, setAsking] = useState(false);
  const keys = selected.map(({ key }) => key);

  function selectAll(): void {
    const added = shown.filter(({ key }) => !keys.includes(key));
    const all = [...selected, ...added];
    if (all.length > FILES_AT_ONCE) onError(fill(shared(FILES_MAX_SELECT), { count: FILES_AT_ONCE }));
    else onSelect(all);
  }

  const downloading = useSend({
    send: () => downloadFiles(keys),
    failed: FILES_DOWNLOAD_FAILED,
    onError,
    refreshes: false,
  });
  const removing = useSend({
    send: () => removeFiles(keys),
    failed: FILES_BULK_DELETE_FAILED,
    done: (results) => {
      if (results.some(({ status }) => status !== 'success')) return undefined;
      return words.filesAreDeleted(results.length);
    },
    onDone: (results) => {
      const failed = results.filter(({ status }) => status !== 'success');
      onSelect(selected.filter(({ key }) => failed.some((one) => one.key === key)));
      if (failed.length > 0) {
        onError(words.someAreNotDeleted(shared(FILES_DELETE_SOME_FAILED), failed[0]!.message ?? '').trim());
      }
      setAsking(false);
      onChanged();
    },
    refreshes: false,
  });
  const isBusy = downloading.isBusy || removing.isBusy;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', marginBottom: 2 }}>
      <Typography role="status" sx={{ marginRight: 'auto' }}>
        {words.countSelected(selected.length)}
      </Typography>
      <Button color="secondary" onClick={selectAll} sx={FIRST_LARGE}>
        {shared(FILES_SELECT_ALL)}
      </Button>
      <Button color="secondary" disabled={selected.length === 0} onClick={() => onSelect([])} sx={FIRST_LARGE}>
        {shared(FILES_DESELECT_ALL)}
      </Button>
      <Box sx={{ display: 'flex', gap: '8px', marginLeft: 'auto' }}>
        <Button
          variant="outlined"
          color="secondary"
          disabled={isBusy}
          onClick={() => (keys.length === 0 ? onError(shared(FILES_NONE_FOR_DOWNLOAD)) : downloading.send())}
          sx={{ minHeight: 44 }}
        >
          {words.download}
        </Button>
        {mayChange && (
          <Button
            variant="outlined"
            color="error"
            disabled={isBusy}
            onClick={() => (keys.length === 0 ? onError(shared(FILES_NONE_FOR_DELETION)) : setAsking(true))}
            sx={{ minHeight: 44 }}
          >
            {common.delete}
          </Button>
        )}
      </Box>
      {isAsking && (
        <ConfirmDialog
          question={keys.length === 1 ? shared(FILE_REMOVE_CONFIRM) : words.removeTheseFiles(keys.length)}
          sending={removing}
          confirmLabel={common.remove}
          onConfirm={removing.send}
          onClose={() => setAsking(false)}
        >
          {words.theyAreGoneForGood}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const FIRST_LARGE = { minHeight: 44, '&::first-letter': { textTransform: 'uppercase' }, display: 'inline-block' };
