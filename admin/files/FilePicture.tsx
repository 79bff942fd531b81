import { Box } from '@mui/material';
import { FileText, Film } from 'lucide-react';
import { imageUrl } from '#contract/pages/image-url.ts';
import type { ImageWidth } from '#contract/pages/image-url.ts';
import type { MediaRecord } from '../providers/records.ts';

interface FilePictureProps {
  file: {
    key: string;
    url: string;
    mediaType: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT';
    isPublic?: boolean;
    focus?: MediaRecord['focus'];
  };
  width: ImageWidth;
}

/** What a file looks like, filling its frame; what has no picture is drawn as what it is. */
export function FilePicture({ file: { key, url, mediaType, isPublic = true, focus }, width }: FilePictureProps) {
  if (mediaType !== 'IMAGE') {
    const Icon = mediaType === 'VIDEO' ? Film : FileText;
    return (
      <Box
        aria-hidden
        sx={{ width: 1, height: 1, display: 'grid', placeItems: 'center', backgroundColor: 'background.default' }}
      >
        <Icon size={32} strokeWidth={1.25} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      // A private picture is served as it is alone.
      src={isPublic ? imageUrl(key, width, 'webp') : url}
      alt=""
      loading="lazy"
      decoding="async"
      style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
      sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover', backgroundColor: 'background.default' }}
    />
  );
}
