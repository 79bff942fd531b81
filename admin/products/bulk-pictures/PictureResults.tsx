import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { memo } from 'react';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { pictureDrop } from './pictureDrop.ts';
import type { Picture, PictureState } from './picture.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/products-bulk-pictures.ts';

/** What became of each picture: added, already there, or refused with the reason. */
export function PictureResults({ pictures }: { pictures: readonly Picture[] }) {
  const count = (state: PictureState) => pictures.filter((picture) => picture.state === state).length;
  return (
    <Box>
      <Typography role="status" sx={{ marginBottom: 1 }}>
        {words.addedAlreadyThereRefused(count('added'), count('present'), count('refused'))}
      </Typography>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={words.results}>
          <TableHead>
            <TableRow>
              <TableCell>{common.picture}</TableCell>
              <TableCell>{common.product}</TableCell>
              <TableCell>{words.result}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {pictures.map((picture) => (
              <ResultRow key={picture.id} picture={picture} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

/** Rendered again only if its picture changes: each step of an upload would else render all rows. */
const ResultRow = memo(function ResultRow({ picture }: { picture: Picture }) {
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{picture.path}</TableCell>
      <TableCell>
        <RowLink to={`/products/${picture.productId}`}>
          {pictureDrop.productOf(picture.productId!)?.name ?? String(picture.productId)}
        </RowLink>
      </TableCell>
      <TableCell sx={{ color: picture.state === 'refused' ? 'error.main' : undefined }}>{resultOf(picture)}</TableCell>
    </TableRow>
  );
});

const RESULTS: Record<PictureState, string> = {
  waiting: words.waits,
  sending: words.isBeingSent,
  interrupted: words.waitsForTheConnection,
  sent: common.sent,
  added: words.added,
  present: words.alreadyThere,
  refused: words.refused,
};

function resultOf({ state, text, progress }: Picture): string {
  if (state === 'sending' && progress > 0) return `${RESULTS[state]}: ${progress}%`;
  return text === null ? RESULTS[state] : words.resultAndWhy(RESULTS[state], text);
}
