import { Box, Button, TextField, Typography } from '@mui/material';
import { Crop, ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useInput } from 'react-admin';
import { imageUrl } from '#contract/pages/image-url.ts';
import { PickFilesDialog } from '../files/PickFilesDialog.tsx';
import { PointOnPicture } from '../files/PointOnPicture.tsx';
import { NOT_SENT } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { FieldErrorText } from '../ui/form/FieldErrorText.tsx';
import type { PictureValues } from './pageValues.ts';
import { words } from '../words/en/pages.ts';

interface PictureInputProps {
  /** The form's field: a picture, or null. */
  source: string;
  label: string;
  /** Whether the section needs one. */
  isRequired?: boolean;
}

/** A picture of the library, with what it shows and its focal point in this section. */
export function PictureInput({ source, label, isRequired = false }: PictureInputProps) {
  const { field, fieldState } = useInput<PictureValues | null>({ source, defaultValue: null });
  const picture = (field.value || null) as PictureValues | null;
  const [isPicking, setPicking] = useState(false);
  const [isAdjusting, setAdjusting] = useState(false);

  function set(next: PictureValues | null): void {
    field.onChange(next);
    field.onBlur();
    setPicking(false);
    setAdjusting(false);
  }

  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: '10px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' }}>
        {picture && (
          <Box
            component="img"
            src={imageUrl(picture.key, 320, 'webp')}
            alt=""
            style={{ objectPosition: picture.focus ? `${picture.focus.x}% ${picture.focus.y}%` : '50% 50%' }}
            sx={{ width: 120, height: 64, objectFit: 'cover', borderRadius: 1, backgroundColor: 'background.default' }}
          />
        )}
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<ImagePlus size={17} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          {picture ? words.chooseAnotherPicture : words.chooseAPicture}
        </Button>
        {picture && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<Crop size={17} aria-hidden />}
            onClick={() => setAdjusting(true)}
          >
            {words.focalPoint}
          </Button>
        )}
        {picture && !isRequired && (
          <Button color="secondary" onClick={() => set(null)}>
            {words.removeThePicture}
          </Button>
        )}
      </Box>
      {picture && (
        <TextField
          label={words.whatThePictureShows}
          value={picture.altText ?? ''}
          onChange={({ target }) => field.onChange({ ...picture, altText: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
      {!picture && !isRequired && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.withoutOneThePictureOf}
        </Typography>
      )}
      {fieldState.error && <FieldErrorText error={fieldState.error} />}
      {isPicking && (
        <PickFilesDialog
          taken={picture ? [picture.key] : []}
          most={1}
          groups={['images']}
          onPick={([picked]) => picked && set({ key: picked.key, altText: picked.altText, focus: picked.focus })}
          onClose={() => setPicking(false)}
        />
      )}
      {isAdjusting && picture && <FocusDialog picture={picture} onChange={set} onClose={() => setAdjusting(false)} />}
    </Box>
  );
}

const MIDDLE = { x: 50, y: 50 };

interface FocusDialogProps {
  picture: PictureValues;
  onChange(picture: PictureValues): void;
  onClose(): void;
}

/** Sets the point of a picture that stays in sight when the section cuts it to its shape. */
function FocusDialog({ picture, onChange, onClose }: FocusDialogProps) {
  const [point, setPoint] = useState(picture.focus ?? MIDDLE);
  const size = useSizeOf(picture.key);
  return (
    <FormDialog
      title={words.focalPointOfThePicture}
      text={words.phonesAndWideScreensCut}
      sending={NOT_SENT}
      onSubmit={() => onChange({ ...picture, focus: point })}
      onClose={onClose}
      submitLabel={words.toUseThisPoint}
      maxWidth="sm"
    >
      {size && (
        <PointOnPicture
          item={{ key: picture.key, altText: picture.altText ?? '', ...size }}
          point={point}
          onChange={setPoint}
        />
      )}
    </FormDialog>
  );
}

/** Returns the size of a picture; undefined until it is loaded. */
function useSizeOf(key: string): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => setSize({ width: image.naturalWidth, height: image.naturalHeight }));
    image.src = imageUrl(key, 960, 'webp');
  }, [key]);
  return size;
}
