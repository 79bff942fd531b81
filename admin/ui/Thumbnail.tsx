import { Box } from '@mui/material';
import { Gem } from 'lucide-react';
import { imageUrl, mediaUrl } from '#contract/pages/image-url.ts';

interface ThumbnailProps {
  /** The original, `/media/{key}`. */
  url: string | null | undefined;
  /** The edge in pixels. */
  size?: number;
}

/** A small square picture next to a name, which is its text alternative. */
export function Thumbnail({ url, size = 40 }: ThumbnailProps) {
  const frame = { width: size, height: size, flex: 'none', borderRadius: 1, backgroundColor: 'background.default' };
  if (!url) {
    return (
      <Box aria-hidden sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <Gem size={size / 2} strokeWidth={1.25} />
      </Box>
    );
  }
  const key = url.slice(mediaUrl('').length);
  return (
    <Box
      component="img"
      src={imageUrl(key, 96, 'webp')}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      sx={{ ...frame, display: 'block', objectFit: 'cover' }}
    />
  );
}
