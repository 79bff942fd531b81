import { Box } from '@mui/material';
import { useRef } from 'react';
import type { MediaRecord } from '../providers/records.ts';
import { PictureRoom } from './PictureRoom.tsx';
import type { PlacedPicture } from './PictureRoom.tsx';
import { stepOf } from './frame.ts';
import { words } from '../words/en/files.ts';

type Focus = NonNullable<MediaRecord['focus']>;

interface PointOnPictureProps {
  item: PlacedPicture;
  /** In percent from the left and the top. */
  point: Focus;
  onChange(point: Focus): void;
}

const percent = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100);

/** A picture with its focus, which is set by touch, mouse and arrow keys. */
export function PointOnPicture({ item, point, onChange }: PointOnPictureProps) {
  const isHeld = useRef(false);
  return (
    <PictureRoom
      item={item}
      onPress={(at) => {
        isHeld.current = true;
        onChange({ x: percent(at.x), y: percent(at.y) });
      }}
      onDrag={(at) => isHeld.current && onChange({ x: percent(at.x), y: percent(at.y) })}
      onRelease={() => {
        isHeld.current = false;
      }}
    >
      <Box
        role="slider"
        tabIndex={0}
        aria-label={words.focusPoint}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={words.percentFromTheLeftPercent(point.x, point.y)}
        onKeyDown={(event) => {
          const step = stepOf(event.key);
          if (!step) return;
          event.preventDefault();
          const far = event.shiftKey ? 10 : 2;
          onChange({ x: percent((point.x + step.x * far) / 100), y: percent((point.y + step.y * far) / 100) });
        }}
        sx={{
          position: 'absolute',
          width: 44,
          height: 44,
          margin: '-22px 0 0 -22px',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          cursor: 'grab',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -4 },
          '&::after': {
            content: '""',
            width: 18,
            height: 18,
            borderRadius: '50%',
            border: '3px solid #ffffff',
            backgroundColor: 'primary.main',
            boxShadow: '0 0 0 2px rgb(0 0 0 / 0.65)',
          },
        }}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
      />
    </PictureRoom>
  );
}
