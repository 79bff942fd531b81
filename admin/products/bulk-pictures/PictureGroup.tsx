import { Box, Typography } from '@mui/material';
import { Panel } from '../../ui/record/Panel.tsx';
import { TILES } from '../../files/SelectableTile.tsx';
import { useDropTarget } from '../../ui/useDropTarget.ts';
import { PictureTile } from './PictureTile.tsx';
import type { Picture } from './picture.ts';
import { words } from '../../words/en/products-bulk-pictures.ts';

interface PictureGroupProps {
  title: string;
  hint?: string;
  pictures: readonly Picture[];
  selected: ReadonlySet<string>;
  onToggle(id: string): void;
  /** A picture was dragged here. */
  onDrop(id: string): void;
}

/** The type under which a dragged picture is known. */
const DRAGGED = 'application/x-picture';

/** The pictures of a product, or those without one. Pictures can be dragged here. */
export function PictureGroup({ title, hint, pictures, selected, onToggle, onDrop }: PictureGroupProps) {
  const { isOver, handlers } = useDropTarget(DRAGGED, (dropped) => onDrop(dropped.getData(DRAGGED)));
  return (
    <Box {...handlers} sx={{ borderRadius: 1, outline: isOver ? '2px solid' : 'none', outlineColor: 'primary.main' }}>
      <Panel title={title}>
        {hint && <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>{hint}</Typography>}
        <Box component="ul" aria-label={words.picturesTitle(title)} sx={TILES}>
          {pictures.map((picture) => (
            <Box
              component="li"
              key={picture.id}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData(DRAGGED, picture.id);
              }}
            >
              <PictureTile
                picture={picture}
                isSelected={selected.has(picture.id)}
                onToggle={() => onToggle(picture.id)}
              />
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
