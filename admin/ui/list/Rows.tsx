import { Box, Button, LinearProgress, Paper, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useGetRecordRepresentation, useListContext } from 'react-admin';
import { fill, RETRY, SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { ChoosableRow } from './ChoosableRow.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { RowsMessage } from './RowsMessage.tsx';
import { RowsWaiting } from './RowsWaiting.tsx';
import { words } from '../../words/en/ui.ts';
import { shared } from '../../words/language.ts';

export interface RowsProps<Row> {
  /** The rows' name: 'Orders'. */
  title: string;
  /** Shown without rows. With filters, the other text if there is one, or else a hint to change them. */
  empty: { text: string; filtered?: string };
  /** Shown after an error: with the reason in its placeholder {message}, or above it. */
  failed: string;
  /** A row on a narrow screen, where a table would not fit. */
  card: ComponentType<{ row: Row }>;
  /** The bulk actions of a narrow screen; the table has its own. */
  bulk?: ReactNode;
  /** The table of a wide screen. */
  children: ReactNode;
}

/** The rows of the surrounding list as table or cards, with its states of waiting, error and no rows. */
export function Rows<Row extends RaRecord>({ title, empty, failed, card: Card, bulk, children }: RowsProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const { data, isPending, isFetching, error, refetch, filterValues, setFilters, resource, ...selection } =
    useListContext<Row>();
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = selection;
  const nameOf = useGetRecordRepresentation(resource);
  const isFiltered = Object.keys(filterValues).length > 0;

  const rows = () => {
    if (error) {
      const hint = failed.includes('{message}') ? undefined : error.message;
      return (
        <RowsMessage text={fill(failed, { message: error.message })} hint={hint} role="alert">
          <Button variant="outlined" onClick={() => void refetch()}>
            {shared(RETRY)}
          </Button>
        </RowsMessage>
      );
    }
    if (isPending) return <RowsWaiting />;
    if (data.length === 0) {
      return (
        <RowsMessage
          text={(isFiltered && empty.filtered) || empty.text}
          hint={isFiltered && !empty.filtered ? shared(SEARCH_EMPTY_HINT) : undefined}
          role="status"
        >
          {isFiltered && (
            <Button variant="outlined" onClick={() => setFilters({})}>
              {words.clearFilters}
            </Button>
          )}
        </RowsMessage>
      );
    }
    // A wide table scrolls.
    if (!isNarrow) return <Box sx={{ overflowX: 'auto' }}>{children}</Box>;
    return (
      <Box component="ul" aria-label={title} sx={CARDS}>
        {data.map((row) => (
          <Box component="li" key={row.id} sx={CARD}>
            {bulk ? (
              <ChoosableRow
                name={String(nameOf(row))}
                isChosen={selectedIds.includes(row.id)}
                onToggle={() => onToggleItem(row.id)}
              >
                <Card row={row} />
              </ChoosableRow>
            ) : (
              <Card row={row} />
            )}
          </Box>
        ))}
      </Box>
    );
  };

  return (
    <>
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        {isFetching && !isPending && <LinearProgress aria-label={words.loading} sx={PROGRESS} />}
        {rows()}
      </Paper>
      {isNarrow && bulk && data && selectedIds.length > 0 && (
        <ChosenBar
          chosen={selectedIds.length}
          shown={data.length}
          onAll={() => onSelect(data.map(({ id }) => id))}
          onNone={onUnselectItems}
        >
          {bulk}
        </ChosenBar>
      )}
    </>
  );
}

const CARDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
};
/** Hairlines right and below; the frame hides those at its edges. */
const CARD = { boxShadow: (theme: Theme) => `1px 1px 0 ${theme.palette.divider}` };
const PROGRESS = { position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 };
