import { Typography } from '@mui/material';
import { kilobytes } from '#contract/calls/files.ts';
import type { FileRecord } from '../providers/records.ts';
import { FilePicture } from './FilePicture.tsx';
import { SelectableTile } from './SelectableTile.tsx';

interface FileTileProps {
  file: FileRecord;
  isSelected: boolean;
  onToggle: () => void;
  /** Shown below name and size. */
  note?: string | undefined;
}

/** A file in a grid. A click selects it, another one deselects it. */
export function FileTile({ file, isSelected, onToggle, note }: FileTileProps) {
  return (
    <SelectableTile
      label={`${file.originalFilename}, ${kilobytes(file.size)}`}
      isSelected={isSelected}
      onToggle={onToggle}
      picture={<FilePicture file={file} width={320} />}
    >
      <Typography variant="body2" noWrap sx={{ marginTop: '4px' }}>
        {file.originalFilename}
      </Typography>
      <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
        {[kilobytes(file.size), note].filter(Boolean).join(' · ')}
      </Typography>
    </SelectableTile>
  );
}
