import { Box, Typography } from '@mui/material';
import { STAFF_NOTE_MAX } from '#contract/calls/order-notes.ts';
import { LAZY_LOADING } from '#contract/messages.ts';
import type { OrderNoteRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { AnswerForm } from '../ui/AnswerForm.tsx';
import { Panel } from '../ui/Panel.tsx';
import { instant } from '../ui/instant.ts';

const NOTE_WORDS = { send: 'Add the note', sending: 'Adding…', done: 'The note is added.' };

/** What one's own people noted of an order, the newest first; neither the shopper nor anybody else's people see it. */
export function OrderNotes({ orderId }: { orderId: number }) {
  const path = `/api/admin/orders/${orderId}/notes`;
  const { answer: notes, fault, lookAgain } = useAnswer<OrderNoteRecord[]>(path, 'Failed to fetch the notes');
  return (
    <Panel title="Notes">
      {fault && <Typography role="alert">{fault}</Typography>}
      {!fault && !notes && <Typography role="status">{LAZY_LOADING}</Typography>}
      {notes?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No notes yet.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' }}>
        {notes?.map(({ id, text, by, writtenAt }) => (
          <li key={id}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {by}, {instant(writtenAt)}
            </Typography>
          </li>
        ))}
      </Box>
      <AnswerForm
        resource="orders"
        action="note"
        path={path}
        label="New note, for your own people"
        max={STAFF_NOTE_MAX}
        words={NOTE_WORDS}
        onSent={lookAgain}
      />
    </Panel>
  );
}
