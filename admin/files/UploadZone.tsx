import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { RotateCw, Upload as UploadIcon, X } from 'lucide-react';
import { useRef } from 'react';
import { kilobytes } from '#contract/calls/files.ts';
import { RETRY } from '#contract/messages.ts';
import { FileInput } from '../ui/form/FileInput.tsx';
import { FILES, useDropTarget } from '../ui/useDropTarget.ts';
import { BrokenOff } from './BrokenOff.tsx';
import { acceptOf, errorOf } from './fileRules.ts';
import type { FileOptions } from './fileRules.ts';
import type { Upload, useUploads } from './useUploads.ts';
import { words } from '../words/en/files.ts';
import { shared } from '../words/language.ts';

interface UploadZoneProps {
  options: FileOptions;
  folder: string;
  uploads: ReturnType<typeof useUploads>;
  onError(text: string): void;
  /** A line below the button: which files are allowed. */
  hint: string;
}

/** An area to drop or choose files, with the progress of uploads. */
export function UploadZone({ options, folder, uploads, onError, hint }: UploadZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDropTarget(FILES, ({ files }) => take([...files]));
  function take(files: File[]): void {
    const errorText = errorOf(files, options);
    if (errorText) onError(errorText);
    else uploads.add(files, folder);
  }
  return (
    <>
      <Box
        {...handlers}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 14px',
          padding: '14px',
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'text.secondary',
          borderRadius: 1,
          backgroundColor: isOver ? 'action.hover' : 'transparent',
        }}
      >
        <Button
          variant="outlined"
          startIcon={<UploadIcon size={17} aria-hidden />}
          onClick={() => input.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {words.uploadFiles}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 14rem' }}>
          {hint}
        </Typography>
        <FileInput ref={input} label={words.filesToUpload} accept={acceptOf(options.groups)} multiple onFiles={take} />
      </Box>
      {uploads.uploads.length > 0 && (
        <Box
          component="ul"
          aria-label={words.uploadsOnTheirWay}
          sx={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}
        >
          {uploads.uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </Box>
      )}
      <BrokenOff uploads={uploads.uploads} onChoose={() => input.current?.click()} />
    </>
  );
}

function UploadLine({ upload, uploads }: { upload: Upload; uploads: ReturnType<typeof useUploads> }) {
  const { id, file, state, progress, errorText } = upload;
  const isFailed = state === 'failed';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: '4px', minHeight: 44 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {file.name} <span>· {kilobytes(file.size)}</span>
        </Typography>
        {isFailed ? (
          <Typography variant="body2" role="alert" color="error">
            {errorText}
          </Typography>
        ) : (
          <LinearProgress variant="determinate" value={progress} aria-label={words.uploadingName(file.name)} />
        )}
      </Box>
      {isFailed ? (
        <>
          <Button
            color="secondary"
            startIcon={<RotateCw size={16} aria-hidden />}
            aria-label={`${shared(RETRY)}: ${file.name}`}
            onClick={() => uploads.retry(id)}
          >
            {shared(RETRY)}
          </Button>
          <IconButton aria-label={words.letGoFileName(file.name)} onClick={() => uploads.letGo(id)}>
            <X size={17} aria-hidden />
          </IconButton>
        </>
      ) : (
        <Typography variant="body2" sx={{ minWidth: '3.2em', textAlign: 'right' }}>
          {state === 'waiting' ? words.waits : state === 'interrupted' ? words.interrupted : `${progress}%`}
        </Typography>
      )}
    </Box>
  );
}
