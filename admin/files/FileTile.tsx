import { Box, ButtonBase, Typography } from '@mui/material';
import { Check } from 'lucide-react';
import { kilobytes } from '#contract/calls/files.ts';
import type { FileRecord } from '../providers/records.ts';
import { FilePicture } from './FilePicture.tsx';

interface FileTileProps {
  file: FileRecord;
  isSelected: boolean;
  onToggle: () => void;
  /** Shown below name and size. */
  note?: string | undefined;
}

/** A file in a grid. A click selects it, another one deselects it. */
export function FileTile({ file, isSelected, onToggle, note }: FileTileProps) {
  return (
    <ButtonBase
      aria-pressed={isSelected}
      aria-label={`${file.originalFilename}, ${kilobytes(file.size)}`}
      onClick={onToggle}
      sx={{
        display: 'block',
        width: 1,
        textAlign: 'left',
        font: 'inherit',
        borderRadius: 1,
        border: '2px solid',
        borderColor: isSelected ? 'primary.main' : 'transparent',
        padding: '4px',
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
      }}
    >
      <Box sx={{ position: 'relative', aspectRatio: '1', borderRadius: 1, overflow: 'hidden' }}>
        <FilePicture file={file} width={320} />
        {isSelected && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              top: 6,
              right: 6,
              display: 'grid',
              placeItems: 'center',
              width: 24,
              height: 24,
              borderRadius: '50%',
              color: 'primary.contrastText',
              backgroundColor: 'primary.main',
            }}
          >
            <Check size={16} />
          </Box>
        )}
      </Box>
      <Typography variant="body2" noWrap sx={{ marginTop: '4px' }}>
        {file.originalFilename}
      </Typography>
      <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
        {[kilobytes(file.size), note].filter(Boolean).join(' · ')}
      </Typography>
    </ButtonBase>
  );
}

/** The grid of tiles. */
export const TILES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, calc(50% - 6px)), 1fr))',
  gap: '12px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;
