import { Box, ButtonBase } from '@mui/material';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface SelectableTileProps {
  /** The accessible name. */
  label: string;
  isSelected: boolean;
  onToggle(): void;
  picture: ReactNode;
  /** The text below the picture. */
  children: ReactNode;
}

/** A picture in a grid. A click selects it, another one deselects it. */
export function SelectableTile({ label, isSelected, onToggle, picture, children }: SelectableTileProps) {
  return (
    <ButtonBase
      aria-pressed={isSelected}
      aria-label={label}
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
        {picture}
        {isSelected && (
          <Box aria-hidden sx={CHECK}>
            <Check size={16} />
          </Box>
        )}
      </Box>
      {children}
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

const CHECK = {
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
} as const;
