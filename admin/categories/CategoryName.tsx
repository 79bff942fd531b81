import { Box, Typography } from '@mui/material';
import type { CategoryRecord } from '../providers/records.ts';
import { RowLink } from '../ui/list/RowLink.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { shared } from '../words/language.ts';

/** The indent of each level, in pixels. */
const STEP = 24;

/** A category, indented by its level in the tree. */
export function CategoryName({ category }: { category: CategoryRecord }) {
  const { id, level, displayName, image, seoUrl } = category;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minWidth: '14rem',
        paddingLeft: `${(level - 1) * STEP}px`,
      }}
    >
      <Thumbnail url={image} />
      <Box>
        <RowLink to={`/categories/${id}`}>{shared(displayName)}</RowLink>
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {seoUrl}
        </Typography>
      </Box>
    </Box>
  );
}
