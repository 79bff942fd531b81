import { Box } from '@mui/material';
import { FileText, Film } from 'lucide-react';
import { imageUrl, mediaUrl } from '#contract/pages/image-url.ts';
import type { ImageWidth } from '#contract/pages/image-url.ts';
import type { MediaRecord } from '../providers/records.ts';

interface FilePictureProps {
  file: {
    key: string;
    url: string;
    mediaType: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT';
    isPublic?: boolean;
    focus?: MediaRecord['focus'];
    /** The poster of a video. */
    thumbnail?: string | null;
  };
  width: ImageWidth;
}

/** The picture of a file, filling its frame; a symbol of its type if it has none. */
export function FilePicture({
  file: { key, url, mediaType, isPublic = true, focus, thumbnail },
  width,
}: FilePictureProps) {
  const still = thumbnail && imageUrl(thumbnail.slice(mediaUrl('').length), width, 'webp');
  if (mediaType !== 'IMAGE' && !still) {
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
  const picture = (
    <Box
      component="img"
      // A private picture has no resized variants.
      src={still || (isPublic ? imageUrl(key, width, 'webp') : url)}
      alt=""
      loading="lazy"
      decoding="async"
      style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
      sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover', backgroundColor: 'background.default' }}
    />
  );
  if (mediaType === 'IMAGE') return picture;
  return (
    <Box sx={{ position: 'relative', width: 1, height: 1 }}>
      {picture}
      <Box aria-hidden sx={FILM_MARK}>
        <Film size={16} />
      </Box>
    </Box>
  );
}

/** Marks a poster as that of a video. */
const FILM_MARK = {
  position: 'absolute',
  left: 4,
  bottom: 4,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 1,
  color: 'text.primary',
  backgroundColor: 'background.paper',
} as const;
