import { Box, Button, Checkbox, FormControlLabel, Popover, Typography } from '@mui/material';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { columnKey, columnLabel, FIRST_COLUMNS, GRID_COLUMNS } from './gridColumns.ts';
import type { GridColumn } from './gridColumns.ts';
import { words } from '../../words/en/skus-grid.ts';

const GROUPS: readonly [of: GridColumn['of'], title: string][] = [
  ['sku', words.ofTheSku],
  ['product', words.ofItsProduct],
];

interface GridColumnsButtonProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses the columns of the grid. */
export function GridColumnsButton({ chosen, onChange }: GridColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="secondary"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<Columns3 size={16} aria-hidden />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.columns}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': words.columnsOfTheGrid, role: 'dialog' } }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 24px', padding: '12px 16px' }}>
          {GROUPS.map(([of, title]) => (
            <Box key={of} role="group" aria-label={title} sx={{ display: 'grid', alignContent: 'start' }}>
              <Typography variant="subtitle2">{title}</Typography>
              {GRID_COLUMNS.filter((column) => column.of === of).map((column) => {
                const key = columnKey(column);
                const isChosen = chosen.includes(key);
                return (
                  <FormControlLabel
                    key={key}
                    label={columnLabel(column)}
                    control={
                      <Checkbox
                        size="small"
                        checked={isChosen}
                        onChange={() => onChange(isChosen ? chosen.filter((name) => name !== key) : [...chosen, key])}
                      />
                    }
                  />
                );
              })}
            </Box>
          ))}
        </Box>
        <Button color="secondary" sx={{ margin: '0 8px 8px' }} onClick={() => onChange(FIRST_COLUMNS)}>
          {words.asAtFirst}
        </Button>
      </Popover>
    </>
  );
}
