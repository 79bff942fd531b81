import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import { ArrowDown, ArrowUp, Crop, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import type { MediaRecord } from '../providers/records.ts';
import { FilePicture } from './FilePicture.tsx';
import { words } from '../words/en/files.ts';

export type Way = 'earlier' | 'later';

interface MediaRowProps {
  item: MediaRecord;
  /** The index. */
  place: number;
  count: number;
  /** The product's colours, if it has several. */
  colours: readonly string[];
  isLocked: boolean;
  onChange(item: MediaRecord): void;
  onAdjust(): void;
  onMove(way: Way): void;
  onRemove(): void;
  buttonRef(way: Way): Ref<HTMLButtonElement>;
}

const ALT_MAX = 200;

/** A picture or video of a list: alternative text, colour, and buttons to move it. */
export function MediaRow({
  item,
  place,
  count,
  colours,
  isLocked,
  onChange,
  onAdjust,
  onMove,
  onRemove,
  buttonRef,
}: MediaRowProps) {
  const name = String(place + 1);
  const kind = item.mediaType === 'VIDEO' ? words.video : words.picture;
  return (
    <>
      <Box sx={{ aspectRatio: '1', borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
        <FilePicture file={item} width={200} />
      </Box>
      <Box sx={{ display: 'grid', gap: '8px' }}>
        <TextField
          label={words.whatKindNameShows(kind, name)}
          value={item.altText}
          disabled={isLocked}
          helperText={place === 0 ? words.shownFirst : undefined}
          onChange={({ target }) => onChange({ ...item, altText: target.value })}
          slotProps={{ htmlInput: { maxLength: ALT_MAX } }}
        />
        {(colours.length > 1 || item.color !== null) && (
          <TextField
            select
            label={words.colourOf(kind, name)}
            value={item.color ?? ''}
            disabled={isLocked}
            onChange={({ target }) => onChange({ ...item, color: target.value || null })}
            slotProps={{ select: { displayEmpty: true } }}
          >
            <MenuItem value="">{words.everyColour}</MenuItem>
            {[...new Set([...colours, ...(item.color === null ? [] : [item.color])])].map((colour) => (
              <MenuItem key={colour} value={colour}>
                {colour}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {!isLocked && (
        <Box sx={{ display: 'flex', gridColumn: { xs: '1 / -1', sm: 'auto' }, justifyContent: 'flex-end' }}>
          {item.mediaType === 'IMAGE' && (
            <IconButton aria-label={words.focusAndCropOf(name)} onClick={onAdjust} sx={BUTTON}>
              <Crop size={18} aria-hidden />
            </IconButton>
          )}
          <IconButton
            ref={buttonRef('earlier')}
            aria-label={words.moveEarlier(name)}
            disabled={place === 0}
            onClick={() => onMove('earlier')}
            sx={BUTTON}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            ref={buttonRef('later')}
            aria-label={words.moveLater(name)}
            disabled={place === count - 1}
            onClick={() => onMove('later')}
            sx={BUTTON}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <IconButton aria-label={words.removeName(name)} onClick={onRemove} sx={BUTTON}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Box>
      )}
    </>
  );
}

const BUTTON = { minWidth: 44, minHeight: 44 };
