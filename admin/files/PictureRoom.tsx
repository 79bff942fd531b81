import { Box } from '@mui/material';
import type { PointerEvent, ReactNode } from 'react';
import { imageUrl } from '#contract/pages/image-url.ts';
import type { MediaRecord } from '../providers/records.ts';

/** A position on a picture, in shares of its width and height; outside it below 0 or above 1. */
export interface Place {
  x: number;
  y: number;
}

/** The picture with its size in pixels. */
export type PlacedPicture = Pick<MediaRecord, 'key' | 'altText' | 'width' | 'height'>;

interface PictureRoomProps {
  item: PlacedPicture;
  onPress(at: Place, target: EventTarget): void;
  onDrag(at: Place): void;
  onRelease(): void;
  children: ReactNode;
}

/** A whole picture, as large as fits, with pointer events in its coordinates. */
export function PictureRoom({ item, onPress, onDrag, onRelease, children }: PictureRoomProps) {
  const shape = item.width / item.height;
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Place => {
    const box = currentTarget.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  return (
    <Box
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onPress(placeOf(event), event.target);
      }}
      onPointerMove={(event) => onDrag(placeOf(event))}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      sx={{
        position: 'relative',
        marginInline: 'auto',
        aspectRatio: String(shape),
        width: `min(100%, calc(44vh * ${shape.toFixed(4)}))`,
        touchAction: 'none',
        userSelect: 'none',
        backgroundColor: 'background.default',
      }}
    >
      <Box
        component="img"
        src={imageUrl(item.key, 960, 'webp')}
        alt={item.altText}
        draggable={false}
        sx={{ display: 'block', width: 1, height: 1 }}
      />
      {children}
    </Box>
  );
}
