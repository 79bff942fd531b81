import { Box } from '@mui/material';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { MediaRecord } from '../providers/records.ts';
import { PictureRoom } from './PictureRoom.tsx';
import type { Place } from './PictureRoom.tsx';
import { moved, pixelsOf, pulled, stepOf } from './frame.ts';
import type { Corner, Frame } from './frame.ts';
import { words } from '../words/en/files.ts';

interface FrameOnPictureProps {
  item: MediaRecord;
  frame: Frame;
  /** Width by height, or null for any shape. */
  shape: number | null;
  onChange(frame: Frame): void;
}

const CORNERS: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];
const LAST = CORNERS[3]!;

/** A picture with a crop frame, which is dragged, resized at its corners, or moved and resized by the arrow keys. */
export function FrameOnPicture({ item, frame, shape, onChange }: FrameOnPictureProps) {
  const held = useRef<{ corner: Corner | null; from: Place; frame: Frame }>(undefined);
  const pull = (of: Frame, corner: Corner, x: number, y: number) => pulled(of, corner, x, y, shape, item);
  const part = pixelsOf(frame, item);
  const text = words.pixelsFromTheLeftFrom(part.width, part.height, part.left, part.top);
  const place = {
    left: `${frame.left * 100}%`,
    top: `${frame.top * 100}%`,
    width: `${frame.width * 100}%`,
    height: `${frame.height * 100}%`,
  };
  const onKey = (change: (x: number, y: number) => Frame) => (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 0.1 : 0.02;
    onChange(change(step.x * far, step.y * far));
  };

  return (
    <PictureRoom
      item={item}
      onPress={(from, target) => {
        const named = target instanceof HTMLElement ? target.dataset.corner : undefined;
        const corner = named === undefined ? null : CORNERS[Number(named)]!;
        held.current = { corner, from, frame };
      }}
      onDrag={({ x, y }) => {
        if (!held.current) return;
        const { corner, from, frame: before } = held.current;
        const [byX, byY] = [x - from.x, y - from.y];
        onChange(corner ? pull(before, corner, byX, byY) : moved(before, byX, byY));
      }}
      onRelease={() => {
        held.current = undefined;
      }}
    >
      <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
        {/* Darkens what is cut away. */}
        <Box sx={{ position: 'absolute', boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.55)' }} style={place} />
      </Box>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={words.partThatStaysTheArrow}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(frame.left * 100)}
        aria-valuetext={text}
        onKeyDown={onKey((x, y) => moved(frame, x, y))}
        sx={{
          position: 'absolute',
          border: '2px solid #ffffff',
          cursor: 'move',
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
        style={place}
      />
      {CORNERS.map((corner, at) => (
        <Box
          key={at}
          data-corner={at}
          {...(corner === LAST
            ? {
                role: 'slider',
                tabIndex: 0,
                'aria-label': words.cornerTheArrowKeysMake,
                'aria-valuemin': 0,
                'aria-valuemax': 100,
                'aria-valuenow': Math.round(frame.width * 100),
                'aria-valuetext': words.widthHeightPixels(part.width, part.height),
                onKeyDown: onKey((x, y) => pull(frame, LAST, x, y)),
              }
            : { 'aria-hidden': true })}
          sx={CORNER}
          style={{
            left: `${(frame.left + corner.x * frame.width) * 100}%`,
            top: `${(frame.top + corner.y * frame.height) * 100}%`,
            cursor: corner.x === corner.y ? 'nwse-resize' : 'nesw-resize',
          }}
        />
      ))}
    </PictureRoom>
  );
}

/** The touch target; a small square is drawn in its middle. */
const CORNER = {
  position: 'absolute',
  width: 44,
  height: 44,
  margin: '-22px 0 0 -22px',
  display: 'grid',
  placeItems: 'center',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -8 },
  '&::after': {
    content: '""',
    width: 14,
    height: 14,
    backgroundColor: '#ffffff',
    boxShadow: '0 0 0 1px rgb(0 0 0 / 0.65)',
    pointerEvents: 'none',
  },
} as const;
