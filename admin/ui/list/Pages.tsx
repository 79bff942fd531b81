import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext } from 'react-admin';
import { totalText } from '../totalText.ts';
import { words } from '../../words/en/ui.ts';

const SIZES = [10, 25, 50, 100];

/** The pagination, and the page size. */
export function Pages() {
  const { page, perPage, total = 0, meta, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const isCapped = meta?.isCapped === true;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: '4px 12px',
        marginTop: 2,
      }}
    >
      {isCapped && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginRight: 'auto' }}>
          {words.tooManyToCountUse}
        </Typography>
      )}
      <TextField
        select
        value={perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': words.rowsOnAPage } } }}
      >
        {SIZES.map((size) => (
          <MenuItem key={size} value={size}>
            {words.rowsCount(size)}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" role="status">
        {words.rowsOfTotal(first, last, totalText(total, meta))}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <IconButton aria-label={words.previousPage} disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={words.nextPage} disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
