import { Box, Button, Typography } from '@mui/material';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import { FILE_GROUPS } from '#contract/calls/files.ts';
import { FileInput } from '../../ui/form/FileInput.tsx';
import { FILES, useDropTarget } from '../../ui/useDropTarget.ts';
import { filesOfDrop, MOST_PICTURES } from './readSources.ts';
import type { DroppedFile } from './readSources.ts';

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
      <Typography>
        Drop up to {MOST_PICTURES} pictures, folders or a zip here. The name of a picture begins with the code of a SKU,
        or with the address, title or id of its product: RH-12-1.jpg, RH-12 front.png, RH-12-red-2.webp, or a folder
        RH-12.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        If the names say nothing, add a CSV file with the columns File and Code. Large pictures are made smaller before
        they are sent.
      </Typography>
      <Button
        variant="outlined"
        disabled={isReading}
        startIcon={<UploadIcon size={17} aria-hidden />}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {isReading ? 'Reading…' : 'Choose files'}
      </Button>
      <FileInput
        ref={input}
        label="Pictures, zip or CSV files"
        accept={ACCEPT}
        multiple
        onFiles={(files) => onFiles(files.map((file) => ({ file, path: file.name })))}
      />
    </Box>
  );
}
