import { Box, Typography } from '@mui/material';
import type { StaffNoteRecord } from '../../providers/records.ts';
import { instant } from '../instant.ts';
import { words } from '../../words/en/ui.ts';

/** Notes of staff, newest first. */
export function NoteList({ notes }: { notes: readonly StaffNoteRecord[] }) {
  if (notes.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{words.noNotesYet}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' }}>
      {notes.map(({ id, text, by, writtenAt }) => (
        <li key={id}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {by}, {instant(writtenAt)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

/** The labels of the form below. */
export const NOTE_LABELS = { send: words.addTheNote, sending: words.adding, done: words.theNoteIsAdded };
