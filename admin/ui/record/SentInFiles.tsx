import { Box, Link } from '@mui/material';
import type { MediaRecord } from '../../providers/records.ts';

interface SentInFilesProps {
  files: readonly { key: string; url: string; name: string; mediaType?: MediaRecord['mediaType'] }[];
}

/** Private pictures and videos of a shopper; their addresses expire after ten minutes. */
export function SentInFiles({ files }: SentInFilesProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
      {files.map(({ key, url, mediaType, name }) =>
        mediaType === 'VIDEO' ? (
          <Box key={key} component="video" src={url} controls aria-label={name} sx={SHOWN} />
        ) : (
          <Link key={key} href={url} target="_blank" rel="noopener">
            <Box component="img" src={url} alt={name} sx={SHOWN} />
          </Link>
        ),
      )}
    </Box>
  );
}

const SHOWN = {
  display: 'block',
  maxWidth: '100%',
  width: 220,
  height: 220,
  objectFit: 'contain',
  background: '#0001',
};
