import { Box, Button, LinearProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { imageUrl } from '#contract/pages/image-url.ts';
import { UPLOAD_FAILED } from '#contract/messages.ts';
import type { MediaRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { FrameOnPicture } from './FrameOnPicture.tsx';
import { PointOnPicture } from './PointOnPicture.tsx';
import { cropPicture, isCroppable } from './cropPicture.ts';
import { frameOf, pixelsOf } from './frame.ts';
import { mediaOfUpload } from './mediaRecord.ts';
import { sendFile } from './sendFile.ts';
import { words } from '../words/en/files.ts';

interface AdjustDialogProps {
  item: MediaRecord;
  /** The same picture with another focus, or a new one that was cropped from it. */
  onChange(item: MediaRecord): void;
  onClose(): void;
}

/** The shapes of a cropped picture: width by height. */
const SHAPES = { square: 1, upright: 4 / 5, wide: 3, anyShape: null } as const;
type Shape = keyof typeof SHAPES;
const MIDDLE = { x: 50, y: 50 };
/** A picture with a shorter edge looks blurred on the product's page. */
const SHARP_PX = 800;

/** Sets the focus of a picture, which stays in sight in any shape, or crops the picture. */
export function AdjustDialog({ item, onChange, onClose }: AdjustDialogProps) {
  const [task, setTask] = useState<'focus' | 'crop'>('focus');
  const [point, setPoint] = useState(item.focus ?? MIDDLE);
  // Cards and product pages show square pictures.
  const [shape, setShape] = useState<Shape>('square');
  const [frame, setFrame] = useState(() => frameOf(SHAPES.square, item));
  const [sent, setSent] = useState<number>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const part = pixelsOf(frame, item);
  const isCropping = task === 'crop';

  const cropping = useSend({
    send: async () => {
      setSent(0);
      const { signal } = leaving.current;
      try {
        const file = await cropPicture(item, frame);
        return await sendFile({ file, folder: '', signal, onProgress: setSent });
      } finally {
        setSent(undefined);
      }
    },
    failed: UPLOAD_FAILED,
    onDone: (uploaded) => {
      const { altText, color, sortOrder } = item;
      onChange({ ...mediaOfUpload(uploaded), altText, color, sortOrder });
    },
    refreshes: false,
  });

  return (
    <FormDialog
      title={isCropping ? words.cropThePicture : words.focusOfThePicture}
      sending={cropping}
      onSubmit={() => {
        if (isCropping) cropping.send();
        else onChange({ ...item, focus: point.x === 50 && point.y === 50 ? null : point });
      }}
      onClose={onClose}
      submitLabel={isCropping ? words.takeThisPart : words.takeThisPoint}
      aside={
        !isCropping && (
          <Button color="secondary" onClick={() => setPoint(MIDDLE)} sx={{ marginRight: 'auto' }}>
            {words.middle}
          </Button>
        )
      }
      maxWidth="sm"
    >
      {isCroppable(item) && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label={words.whatToDo}
          value={task}
          onChange={(_, chosen: 'focus' | 'crop' | null) => chosen && setTask(chosen)}
        >
          <ToggleButton value="focus">{words.focus}</ToggleButton>
          <ToggleButton value="crop">{words.crop}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isCropping ? words.whatIsInsideTheFrame : words.cardsBannersAndTilesCut}
      </Typography>
      {isCropping ? (
        <>
          <FrameOnPicture item={item} frame={frame} shape={SHAPES[shape]} onChange={setFrame} />
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            aria-label={words.shape}
            value={shape}
            onChange={(_, chosen: Shape | null) => {
              if (!chosen) return;
              setShape(chosen);
              setFrame(frameOf(SHAPES[chosen], item));
            }}
          >
            {(Object.keys(SHAPES) as Shape[]).map((name) => (
              <ToggleButton key={name} value={name}>
                {words[name]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Typography variant="body2" role="status" sx={{ minHeight: '2.9em' }}>
            {Math.min(part.width, part.height) < SHARP_PX
              ? words.widthHeightLooksSoft(part.width, part.height, SHARP_PX)
              : words.widthHeightPixels(part.width, part.height)}
          </Typography>
        </>
      ) : (
        <>
          <PointOnPicture item={item} point={point} onChange={setPoint} />
          <Previews item={item} point={point} />
        </>
      )}
      {sent !== undefined && <LinearProgress variant="determinate" value={sent} aria-label={words.sendingThePicture} />}
    </FormDialog>
  );
}

const PREVIEWS = [
  { name: words.card, width: 64, height: 64, radius: 0 },
  { name: words.tile, width: 64, height: 64, radius: '50%' },
  { name: words.banner, width: 120, height: 40, radius: 0 },
];

/** The picture in several shapes with this focus. */
function Previews({ item, point }: { item: MediaRecord; point: { x: number; y: number } }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'end', gap: '12px' }}>
      {PREVIEWS.map(({ name, width, height, radius }) => (
        <Box key={name} component="figure" sx={{ margin: 0, textAlign: 'center' }}>
          <Box
            component="img"
            src={imageUrl(item.key, 320, 'webp')}
            alt=""
            style={{ width, height, borderRadius: radius, objectPosition: `${point.x}% ${point.y}%` }}
            sx={{ display: 'block', objectFit: 'cover' }}
          />
          <Typography component="figcaption" variant="caption">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
