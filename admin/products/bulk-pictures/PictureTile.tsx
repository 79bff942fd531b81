import { Box, Typography } from '@mui/material';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SelectableTile } from '../../files/SelectableTile.tsx';
import { pictureDrop } from './pictureDrop.ts';
import type { Picture } from './picture.ts';
import { shared } from '../../words/language.ts';

interface PictureTileProps {
  picture: Picture;
  isSelected: boolean;
  onToggle(): void;
}

/** A dropped picture. A click selects it, another one deselects it. */
export function PictureTile({ picture, isSelected, onToggle }: PictureTileProps) {
  const { path, color, unmatched } = picture;
  const name = path.split('/').at(-1)!;
  return (
    <SelectableTile
      label={[path, color && shared(color), unmatched].filter(Boolean).join(', ')}
      isSelected={isSelected}
      onToggle={onToggle}
      picture={<LocalPicture picture={picture} />}
    >
      <Typography variant="body2" noWrap sx={{ marginTop: '4px' }}>
        {name}
      </Typography>
      {(color ?? unmatched) && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {color === null ? unmatched : shared(color)}
        </Typography>
      )}
    </SelectableTile>
  );
}

/** How far outside the window a picture is read already. */
const AHEAD = '300px';

/** A picture of this device. It is read when it comes into view, because an archive has hundreds. */
export function LocalPicture({ picture }: { picture: Picture }) {
  const frame = useRef<HTMLDivElement>(null);
  const [url, setUrl] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  const { id, fileId } = picture;
  useEffect(() => {
    let shown: string | undefined;
    let isGone = false;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        pictureDrop.blobWithId(id).then(
          (blob) => {
            if (isGone) return;
            if (!blob) return setBroken(true);
            shown = URL.createObjectURL(blob);
            setUrl(shown);
          },
          () => setBroken(true),
        );
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(frame.current!);
    return () => {
      isGone = true;
      watcher.disconnect();
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [id, fileId]);
  return (
    <Box ref={frame} sx={{ width: 1, height: 1, backgroundColor: 'background.default' }}>
      {isBroken ? (
        <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', height: 1, color: 'text.secondary' }}>
          <ImageOff size={28} strokeWidth={1.25} />
        </Box>
      ) : (
        url && (
          <Box
            component="img"
            src={url}
            alt=""
            decoding="async"
            draggable={false}
            onError={() => setBroken(true)}
            sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
          />
        )
      )}
    </Box>
  );
}
