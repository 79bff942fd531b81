import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { FILE_REPLACEMENT_MISSING } from '#contract/messages.ts';
import { acceptOf, errorOf } from './fileRules.ts';
import { words } from '../words/en/files.ts';
import { shared } from '../words/language.ts';

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
        {words.chooseAnotherPicture}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 8rem', overflowWrap: 'anywhere' }}>
        {chosen?.name ?? words.whereverThisOneIsShown}
      </Typography>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => (chosen ? onReplace(chosen) : onError(shared(FILE_REPLACEMENT_MISSING)))}
        sx={{ minHeight: 44 }}
      >
        {words.replace}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.anotherPicture}
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
