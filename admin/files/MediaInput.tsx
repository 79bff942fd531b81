import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import type { FileGroup } from '#contract/calls/files.ts';
import { FILE_REMOVE_CONFIRM, FILES_MAX_SELECT, fill } from '#contract/messages.ts';
import type { MediaRecord } from '../providers/records.ts';
import { FieldErrorText } from '../ui/form/FieldErrorText.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { MediaRow } from './MediaRow.tsx';
import { inPlaces } from './mediaRecord.ts';
import { PickFilesDialog } from './PickFilesDialog.tsx';
import { NOT_SENT } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { useFocusAfterMove } from '../ui/useFocusAfterMove.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/files.ts';
import { shared } from '../words/language.ts';

interface MediaInputProps {
  /** The form's field: a list of `MediaRecord`, sent unchanged. */
  source: string;
  label: string;
  /** The largest number of files. */
  most?: number;
  groups?: readonly FileGroup[];
  /** The product's colours, for pictures of single colours. */
  colours?: readonly string[];
  disabled?: boolean;
  helperText?: string;
}

/**
 * A field of pictures and videos, the first of which is the main one. Files are chosen from the library or uploaded,
 * and sorted by buttons or by dragging. Each has an alternative text and a focus.
 */
export function MediaInput({
  source,
  label,
  most = 12,
  groups = ['images', 'videos'],
  colours = [],
  disabled = false,
  helperText,
}: MediaInputProps) {
  const headingId = useId();
  const { field, fieldState } = useInput<MediaRecord[]>({ source, defaultValue: [] });
  const media = (field.value ?? []) as MediaRecord[];
  const [isPicking, setPicking] = useState(false);
  const [removing, setRemoving] = useState<MediaRecord>();
  const [adjusting, setAdjusting] = useState<MediaRecord>();
  const [dragged, setDragged] = useState<string>();
  const { focusRef, keepFocus } = useFocusAfterMove(media);
  // Uploads that end one after the other are each added to the latest list.
  const newest = useRef(media);
  useEffect(() => {
    newest.current = media;
  });
  const set = (next: readonly Omit<MediaRecord, 'sortOrder'>[]) => {
    newest.current = inPlaces(next);
    field.onChange(newest.current);
    field.onBlur();
  };

  const exchange = (key: string, changed: MediaRecord) =>
    set(newest.current.map((other) => (other.key === key ? changed : other)));

  function move(from: number, to: number): void {
    const next = [...media];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  }

  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography id={headingId} sx={{ fontWeight: 600, marginRight: 'auto' }}>
          {label}
        </Typography>
        {!disabled && (
          <Button
            variant="outlined"
            startIcon={<ImagePlus size={17} aria-hidden />}
            disabled={media.length >= most}
            onClick={() => setPicking(true)}
            sx={{ minHeight: 44 }}
          >
            {words.addFiles}
          </Button>
        )}
      </Box>
      {media.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noFilesYet}</Typography>}
      <Box component="ol" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {media.map((item, index) => {
          return (
            <Box
              component="li"
              key={item.key}
              draggable={!disabled}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(item.key);
              }}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                const from = media.findIndex(({ key }) => key === dragged);
                setDragged(undefined);
                if (from !== -1 && from !== index) move(from, index);
              }}
              onDragEnd={() => setDragged(undefined)}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '64px minmax(0, 1fr)', sm: '80px minmax(0, 1fr) auto' },
                alignItems: { xs: 'start', sm: 'center' },
                gap: '8px 12px',
                padding: '8px',
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: 1,
                opacity: dragged === item.key ? 0.5 : 1,
                cursor: disabled ? 'default' : 'grab',
              }}
            >
              <MediaRow
                item={item}
                place={index}
                count={media.length}
                colours={colours}
                isLocked={disabled}
                onChange={(changed) => exchange(item.key, changed)}
                onAdjust={() => setAdjusting(item)}
                onMove={(way) => {
                  keepFocus(item.key, way);
                  move(index, way === 'earlier' ? index - 1 : index + 1);
                }}
                onRemove={() => setRemoving(item)}
                buttonRef={(way) => focusRef(item.key, way)}
              />
            </Box>
          );
        })}
      </Box>
      {fieldState.error && <FieldErrorText error={fieldState.error} />}
      {!fieldState.error && (helperText || media.length >= most) && (
        <FormHelperText>
          {media.length >= most ? fill(shared(FILES_MAX_SELECT), { count: most }) : helperText}
        </FormHelperText>
      )}
      {isPicking && (
        <PickFilesDialog
          taken={media.map(({ key }) => key)}
          most={most - media.length}
          groups={groups}
          onPick={(picked) => {
            const known = newest.current.map(({ key }) => key);
            set([...newest.current, ...picked.filter(({ key }) => !known.includes(key))]);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {adjusting && (
        <AdjustDialog
          item={adjusting}
          onChange={(changed) => {
            exchange(adjusting.key, changed);
            setAdjusting(undefined);
          }}
          onClose={() => setAdjusting(undefined)}
        />
      )}
      {removing && (
        <ConfirmDialog
          question={shared(FILE_REMOVE_CONFIRM)}
          sending={NOT_SENT}
          confirmLabel={common.remove}
          onConfirm={() => {
            set(media.filter(({ key }) => key !== removing.key));
            setRemoving(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        >
          {words.itStaysAmongYourFiles}
        </ConfirmDialog>
      )}
    </Box>
  );
}
