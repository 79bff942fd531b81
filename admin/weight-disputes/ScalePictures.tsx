import { Box, Button, IconButton, Typography } from '@mui/material';
import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { kilobytes } from '#contract/calls/files.ts';
import { MOST_SCALE_PICTURES } from '#contract/calls/weight-disputes.ts';
import { errorOf } from '../files/fileRules.ts';
import { FileInput } from '../ui/form/FileInput.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/weight-disputes.ts';

const OPTIONS = { groups: ['images'], most: MOST_SCALE_PICTURES } as const;

interface ScalePicturesProps {
  pictures: readonly File[];
  onChange(pictures: readonly File[]): void;
  /** The server's error. */
  error: string | undefined;
}

/** Chooses the pictures of a dispute, or takes them with a phone's camera. They are sent with the dispute. */
export function ScalePictures({ pictures, onChange, error }: ScalePicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const message = wrong ?? error;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Camera size={17} aria-hidden />}
        disabled={pictures.length >= MOST_SCALE_PICTURES}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {words.addPictures}
      </Button>
      <FileInput
        ref={input}
        label={words.picturesOfTheParcelOn}
        accept="image/jpeg,image/png,image/webp"
        multiple
        onFiles={(files) => {
          const all = [...pictures, ...files];
          const found = errorOf(all, OPTIONS);
          setWrong(found);
          if (found === undefined) onChange(all);
        }}
      />
      {message !== undefined && (
        <Typography role="alert" variant="body2" color="error" sx={{ marginTop: 1 }}>
          {message}
        </Typography>
      )}
      {pictures.length > 0 && (
        <Box component="ul" aria-label={common.pictures} sx={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
          {pictures.map((picture, index) => (
            <Box
              component="li"
              // Two files may be equal.
              key={`${index} ${picture.name}`}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: '4px', minHeight: 44 }}
            >
              <Preview picture={picture} />
              <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }}>
                {picture.name} · {kilobytes(picture.size)}
              </Typography>
              <IconButton
                aria-label={words.removeName(picture.name)}
                onClick={() => onChange(pictures.toSpliced(index, 1))}
                sx={{ width: 44, height: 44 }}
              >
                <Trash2 size={17} aria-hidden />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

function Preview({ picture }: { picture: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    image.current!.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return (
    <Box
      component="img"
      ref={image}
      alt=""
      sx={{ width: 44, height: 44, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
    />
  );
}
