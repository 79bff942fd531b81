import { Button, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { fromField } from '../pages/kolkataTime.ts';
import { callOnce } from '../providers/call-once.ts';
import type { LetterRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { instant } from '../ui/instant.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { countsInWords, isOpen } from './letterLabels.ts';
import { contentToSend, valuesOf } from './letterValues.ts';

/** What became of a letter, and its next steps: plan it, stop it, or begin another one from it. */
export function LetterSteps({ letter, mayChange }: { letter: LetterRecord; mayChange: boolean }) {
  const { id, status, sendAt, startedAt, finishedAt } = letter;
  const isMoving = status === 'planned' || status === 'sending';
  return (
    <Panel
      title="Sending"
      actions={
        mayChange && (
          <>
            {isOpen(letter) && <PlanButton letter={letter} />}
            {isMoving && (
              <ReasonButton
                word="Stop"
                color="error"
                question="Stop this letter?"
                path={`/api/admin/letters/${id}/stop`}
                body={{}}
                done="The letter is stopped."
              >
                {status === 'planned'
                  ? 'It is a draft again, and nobody gets it.'
                  : 'Nobody else gets it. What was sent cannot be called back.'}
              </ReasonButton>
            )}
            <DuplicateButton letter={letter} />
          </>
        )
      }
    >
      <Typography>
        {startedAt ? countsInWords(letter) : sendAt ? `It begins on ${instant(sendAt)}.` : 'It has no time yet.'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {finishedAt ? `Ended ${instant(finishedAt)}. ` : startedAt ? `Begun ${instant(startedAt)}. ` : ''}
        Only subscribers who confirmed the newsletter get it, each once.
      </Typography>
    </Panel>
  );
}

/** Plans a letter for a time, or for now. What the form has not saved is not in it. */
function PlanButton({ letter: { id, version, status } }: { letter: LetterRecord }) {
  const [isAsking, setAsking] = useState(false);
  const [isLater, setLater] = useState(status === 'planned');
  const { values, propsOf } = useFields({ sendAt: '' });
  const sendAt = isLater ? fromField(values.sendAt) : null;
  const sending = useSend({
    send: () => callOnce(`/api/admin/letters/${id}/plan`, { method: 'PUT', body: JSON.stringify({ sendAt, version }) }),
    failed: ADMIN_SAVE_FAILED,
    fields: ['sendAt'],
    done: () => (sendAt ? `The letter is planned for ${instant(sendAt)}.` : 'The letter begins within a minute.'),
    onDone: () => setAsking(false),
  });
  const title = 'When should the letter be sent?';
  const time = propsOf('sendAt', sending);
  return (
    <>
      <Button type="button" variant="contained" onClick={() => setAsking(true)}>
        {status === 'planned' ? 'Change the time' : 'Send'}
      </Button>
      {isAsking && (
        <FormDialog
          title={title}
          text="It goes out as it was last saved, with the goods and prices of that moment."
          sending={sending}
          onSubmit={sending.send}
          onClose={() => setAsking(false)}
          submitLabel={isLater ? 'Plan it' : 'Send it now'}
          disabledReason={isLater && sendAt === null ? 'Please choose a day and a time.' : undefined}
        >
          <RadioGroup
            aria-label={title}
            value={isLater ? 'later' : 'now'}
            onChange={(_, chosen) => setLater(chosen === 'later')}
          >
            <FormControlLabel value="now" control={<Radio />} label="Now" />
            <FormControlLabel value="later" control={<Radio />} label="At a time" />
          </RadioGroup>
          {isLater && (
            <TextField
              {...time}
              type="datetime-local"
              label="Time, in India’s time"
              slotProps={{ ...time.slotProps, inputLabel: { shrink: true } }}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}

/** Begins a new draft with the saved content of this letter, and opens it. */
function DuplicateButton({ letter }: { letter: LetterRecord }) {
  const navigate = useNavigate();
  const sending = useSend({
    send: () =>
      callOnce('/api/admin/letters', { method: 'POST', body: JSON.stringify(contentToSend(valuesOf(letter))) }),
    failed: ADMIN_SAVE_FAILED,
    onError: 'notify',
    done: () => 'This is the copy. It is a draft.',
    onDone: ({ json }) => void navigate(`/letters/edit/${(json as LetterRecord).id}`),
    refreshes: false,
  });
  return (
    <Button
      type="button"
      variant="outlined"
      color="secondary"
      startIcon={<Copy size={16} aria-hidden />}
      disabled={sending.isBusy}
      onClick={() => sending.send()}
    >
      Duplicate
    </Button>
  );
}
