import { Box, Button, Typography } from '@mui/material';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import { FILE_GROUPS } from '#contract/calls/files.ts';
import { FileInput } from '../../ui/form/FileInput.tsx';
import { FILES, useDropTarget } from '../../ui/useDropTarget.ts';
import { filesOfDrop, MOST_PICTURES } from './readSources.ts';
import type { DroppedFile } from './readSources.ts';
import { words } from '../../words/en/products-bulk-pictures.ts';

interface DropAreaProps {
  isReading: boolean;
  onFiles(files: DroppedFile[]): void;
}

const ACCEPT = [...FILE_GROUPS.images.endings, 'heic', 'zip', 'csv'].map((ending) => `.${ending}`).join(',');

/** An area to drop or choose pictures, archives and tables. */
export function DropArea({ isReading, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDropTarget(FILES, (dropped) => void filesOfDrop(dropped).then(onFiles));
  return (
    <Box
      {...handlers}
      sx={{
        display: 'grid',
        gap: '10px',
        justifyItems: 'start',
        padding: '16px',
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        borderRadius: 1,
        backgroundColor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <Typography>{words.dropUpTo(MOST_PICTURES)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.ifTheNamesSayNothing}
      </Typography>
      <Button
        variant="outlined"
        disabled={isReading}
        startIcon={<UploadIcon size={17} aria-hidden />}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {isReading ? words.reading : words.chooseFiles}
      </Button>
      <FileInput
        ref={input}
        label={words.picturesZipOrCsvFiles}
        accept={ACCEPT}
        multiple
        onFiles={(files) => onFiles(files.map((file) => ({ file, path: file.name })))}
      />
    </Box>
  );
}
