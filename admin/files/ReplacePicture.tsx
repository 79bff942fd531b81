import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { FILE_REPLACEMENT_MISSING } from '#contract/messages.ts';
import { acceptOf, errorOf } from './fileRules.ts';

const PICTURES = { groups: ['images'], most: 1 } as const;

interface ReplacePictureProps {
  isBusy: boolean;
  onError(text: string): void;
  onReplace(picture: File): void;
}

/** Replaces a picture everywhere it is used. */
export function ReplacePicture({ isBusy, onError, onReplace }: ReplacePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button color="secondary" onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
        Choose another picture
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 8rem', overflowWrap: 'anywhere' }}>
        {chosen?.name ?? 'Wherever this one is shown, the new one will be.'}
      </Typography>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => (chosen ? onReplace(chosen) : onError(FILE_REPLACEMENT_MISSING))}
        sx={{ minHeight: 44 }}
      >
        Replace
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Another picture"
        accept={acceptOf(PICTURES.groups)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          const wrong = errorOf(files, PICTURES);
          if (wrong) onError(wrong);
          else setChosen(files[0]);
        }}
      />
    </Box>
  );
}
