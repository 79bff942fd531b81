import { Typography } from '@mui/material';
import { STAFF_NOTE_MAX } from '#contract/calls/staff-notes.ts';
import { LAZY_LOADING } from '#contract/messages.ts';
import type { StaffNoteRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { AnswerForm } from '../ui/form/AnswerForm.tsx';
import { NOTE_LABELS, NoteList } from '../ui/record/NoteList.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { shared } from '../words/language.ts';
import { words } from '../words/en/orders.ts';

/** Notes of one's own staff about an order, newest first. Neither the shopper nor other staff see them. */
export function OrderNotes({ orderId }: { orderId: number }) {
  const path = `/api/admin/orders/${orderId}/notes`;
  const { answer: notes, error, refetch } = useAnswer<StaffNoteRecord[]>(path, words.failedToFetchTheNotes);
  return (
    <Panel title={words.notes}>
      {error && <Typography role="alert">{error}</Typography>}
      {!error && !notes && <Typography role="status">{shared(LAZY_LOADING)}</Typography>}
      {notes && <NoteList notes={notes} />}
      <AnswerForm
        resource="orders"
        action="note"
        path={path}
        label={words.newNoteForYourOwn}
        max={STAFF_NOTE_MAX}
        labels={NOTE_LABELS}
        onSent={refetch}
      />
    </Panel>
  );
}
