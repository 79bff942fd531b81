import { Box, Button } from '@mui/material';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import type { FileMetadataRecord } from '../providers/records.ts';
import { pictureOf } from './stillOf.ts';
import { words } from '../words/en/files.ts';

interface FilmPreviewProps {
  film: FileMetadataRecord;
  mayChange: boolean;
  isBusy: boolean;
  /** Takes the present frame as the poster. */
  onTake(still: File): void;
  onError(text: string): void;
}

/** A video, and a button that takes the present frame as its poster. */
export function FilmPreview({ film, mayChange, isBusy, onTake, onError }: FilmPreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  function take(): void {
    if (!video.current?.videoWidth) onError(words.pleasePlayTheFilmFirst);
    else pictureOf(video.current, film.originalFilename).then(onTake, (error: Error) => onError(error.message));
  }
  return (
    <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
      <Box
        component="video"
        ref={video}
        controls
        preload="metadata"
        src={film.url}
        {...(film.thumbnail === null ? {} : { poster: film.thumbnail })}
        aria-label={film.originalFilename}
        sx={{ width: 1, maxHeight: 320, backgroundColor: 'background.default' }}
      />
      {mayChange && (
        <Button
          color="secondary"
          disabled={isBusy}
          startIcon={<Camera size={16} aria-hidden />}
          onClick={take}
          sx={{ minHeight: 44 }}
        >
          {words.takeThisMoment}
        </Button>
      )}
    </Box>
  );
}
