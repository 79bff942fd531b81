import { Box, Button, TextField } from '@mui/material';
import { Crop } from 'lucide-react';
import { useState } from 'react';
import type { FileMetadataRecord } from '../providers/records.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { inPlaces, mediaOfFile } from './mediaRecord.ts';
import { words } from '../words/en/files.ts';

interface FileDescriptionProps {
  file: FileMetadataRecord;
  isBusy: boolean;
  onDescribe(text: { altText?: string; focus?: FileMetadataRecord['focus'] }): void;
  /** A part of the picture is a new file now. */
  onCropped(): void;
}

const ALT_MAX = 200;

/** The alternative text of a picture, and its focus. */
export function FileDescription({ file, isBusy, onDescribe, onCropped }: FileDescriptionProps) {
  const [value, setValue] = useState(file.altText);
  const [isAdjusting, setAdjusting] = useState(false);
  const media = mediaOfFile(file);
  const [item] = media ? inPlaces([media]) : [];
  const altText = value.trim();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onDescribe({ altText });
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label={words.whatItShows}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        slotProps={{ htmlInput: { maxLength: ALT_MAX } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="outlined" disabled={isBusy || altText === file.altText} sx={{ minHeight: 44 }}>
          {words.saveWhatItShows}
        </Button>
        {item?.mediaType === 'IMAGE' && (
          <Button
            color="secondary"
            disabled={isBusy}
            startIcon={<Crop size={16} aria-hidden />}
            onClick={() => setAdjusting(true)}
            sx={{ minHeight: 44 }}
          >
            {words.focusAndCrop}
          </Button>
        )}
      </Box>
      {isAdjusting && item && (
        <AdjustDialog
          item={item}
          onChange={({ key, focus }) => {
            setAdjusting(false);
            if (key === item.key) onDescribe({ focus });
            else onCropped();
          }}
          onClose={() => setAdjusting(false)}
        />
      )}
    </Box>
  );
}
