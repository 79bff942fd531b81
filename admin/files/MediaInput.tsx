import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import type { FileGroup } from '#contract/calls/files.ts';
import { FILE_REMOVE_CONFIRM, FILES_MAX_SELECT, fill } from '#contract/messages.ts';
import type { MediaRecord } from '../providers/records.ts';
import { FilePicture } from './FilePicture.tsx';
import { inPlaces } from './mediaRecord.ts';
import { PickFilesDialog } from './PickFilesDialog.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';

interface MediaInputProps {
  /** The field of the form: a list of `MediaRecord`, sent as it is. */
  source: string;
  label: string;
  /** So many files at most. */
  most?: number;
  groups?: readonly FileGroup[];
  disabled?: boolean;
  helperText?: string;
}

const ALT_MAX = 200;

/**
 * The pictures and films of something, the first of which is its main one: chosen from one's files or sent in, put in
 * order by buttons or by dragging, each with what it shows for those who do not see it.
 */
export function MediaInput({
  source,
  label,
  most = 12,
  groups = ['images', 'videos'],
  disabled = false,
  helperText,
}: MediaInputProps) {
  const headingId = useId();
  const { field, fieldState } = useInput<MediaRecord[]>({ source, defaultValue: [] });
  const media = (field.value ?? []) as MediaRecord[];
  const [isPicking, setPicking] = useState(false);
  const [removing, setRemoving] = useState<MediaRecord>();
  const [dragged, setDragged] = useState<string>();
  const { focusRef, keepFocus } = useFocusAfterMove(media);
  // Several files that arrive one after the other are each added to the newest list.
  const newest = useRef(media);
  useEffect(() => {
    newest.current = media;
  });
  const set = (next: readonly Omit<MediaRecord, 'sortOrder'>[]) => {
    newest.current = inPlaces(next);
    field.onChange(newest.current);
    field.onBlur();
  };

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
            Add files
          </Button>
        )}
      </Box>
      {media.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No files yet.</Typography>}
      <Box component="ol" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {media.map((item, index) => {
          const name = `${index + 1}`;
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
                alignItems: 'center',
                gap: '8px 12px',
                padding: '8px',
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: 1,
                opacity: dragged === item.key ? 0.5 : 1,
                cursor: disabled ? 'default' : 'grab',
              }}
            >
              <Box sx={{ aspectRatio: '1', borderRadius: 1, overflow: 'hidden' }}>
                <FilePicture file={item} width={200} />
              </Box>
              <TextField
                label={`What ${item.mediaType === 'VIDEO' ? 'video' : 'picture'} ${name} shows`}
                value={item.altText}
                disabled={disabled}
                helperText={index === 0 ? 'Shown first' : undefined}
                onChange={({ target }) =>
                  set(media.map((other) => (other.key === item.key ? { ...other, altText: target.value } : other)))
                }
                slotProps={{ htmlInput: { maxLength: ALT_MAX } }}
              />
              {!disabled && (
                <Box sx={{ display: 'flex', gridColumn: { xs: '1 / -1', sm: 'auto' }, justifyContent: 'flex-end' }}>
                  {(['earlier', 'later'] as const).map((way) => {
                    const to = way === 'earlier' ? index - 1 : index + 1;
                    const Icon = way === 'earlier' ? ArrowUp : ArrowDown;
                    return (
                      <IconButton
                        key={way}
                        ref={focusRef(item.key, way)}
                        aria-label={`Move ${name} ${way}`}
                        disabled={to < 0 || to >= media.length}
                        onClick={() => {
                          keepFocus(item.key, way);
                          move(index, to);
                        }}
                        sx={{ minWidth: 44, minHeight: 44 }}
                      >
                        <Icon size={18} aria-hidden />
                      </IconButton>
                    );
                  })}
                  <IconButton
                    aria-label={`Remove ${name}`}
                    onClick={() => setRemoving(item)}
                    sx={{ minWidth: 44, minHeight: 44 }}
                  >
                    <Trash2 size={18} aria-hidden />
                  </IconButton>
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      {(fieldState.error?.message || helperText || media.length >= most) && (
        <FormHelperText error={fieldState.invalid}>
          {fieldState.error?.message ?? (media.length >= most ? fill(FILES_MAX_SELECT, { count: most }) : helperText)}
        </FormHelperText>
      )}
      {isPicking && (
        <PickFilesDialog
          taken={media.map(({ key }) => key)}
          most={most - media.length}
          groups={groups}
          onPick={(picked) => set([...newest.current, ...picked])}
          onClose={() => setPicking(false)}
        />
      )}
      {removing && (
        <RemoveQuestion
          question={FILE_REMOVE_CONFIRM}
          detail="It stays among your files."
          onConfirm={() => {
            set(media.filter(({ key }) => key !== removing.key));
            setRemoving(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Box>
  );
}

type Way = 'earlier' | 'later';

/** A button that moved with its picture keeps the keyboard; at an end, where it can move no further, its neighbour takes it. */
function useFocusAfterMove(media: readonly MediaRecord[]) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const moved = useRef<[key: string, way: Way]>(undefined);
  useEffect(() => {
    if (!moved.current) return;
    const [key, way] = moved.current;
    moved.current = undefined;
    const own = buttons.current.get(`${key} ${way}`);
    const other = buttons.current.get(`${key} ${way === 'earlier' ? 'later' : 'earlier'}`);
    (own?.disabled ? other : own)?.focus();
  }, [media]);
  return {
    focusRef: (key: string, way: Way) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(`${key} ${way}`, button);
      else buttons.current.delete(`${key} ${way}`);
    },
    keepFocus(key: string, way: Way): void {
      moved.current = [key, way];
    },
  };
}
