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
import { words } from '../words/en/letters.ts';

/** What became of a letter, and its next steps: plan it, stop it, or begin another one from it. */
export function LetterSteps({ letter, mayChange }: { letter: LetterRecord; mayChange: boolean }) {
  const { id, status, sendAt, startedAt, finishedAt } = letter;
  const isMoving = status === 'planned' || status === 'sending';
  return (
    <Panel
      title={words.sending}
      actions={
        mayChange && (
          <>
            {isOpen(letter) && <PlanButton letter={letter} />}
            {isMoving && (
              <ReasonButton
                word={words.stop}
                color="error"
                question={words.stopThisLetter}
                path={`/api/admin/letters/${id}/stop`}
                body={{}}
                done={words.theLetterIsStopped}
              >
                {status === 'planned' ? words.itIsADraftAgain : words.nobodyElseGetsItWhat}
              </ReasonButton>
            )}
            <DuplicateButton letter={letter} />
          </>
        )
      }
    >
      <Typography>
        {startedAt ? countsInWords(letter) : sendAt ? words.itBeginsOn(instant(sendAt)) : words.itHasNoTimeYet}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {finishedAt ? words.endedAt(instant(finishedAt)) : startedAt ? words.begunAt(instant(startedAt)) : ''}
        {words.onlySubscribersWhoConfirmedThe}
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
    done: () => (sendAt ? words.theLetterIsPlannedFor(instant(sendAt)) : words.theLetterBeginsWithinA),
    onDone: () => setAsking(false),
  });
  const title = words.whenShouldTheLetterBe;
  const time = propsOf('sendAt', sending);
  return (
    <>
      <Button type="button" variant="contained" onClick={() => setAsking(true)}>
        {status === 'planned' ? words.changeTheTime : words.send}
      </Button>
      {isAsking && (
        <FormDialog
          title={title}
          text={words.itGoesOutAsIt}
          sending={sending}
          onSubmit={sending.send}
          onClose={() => setAsking(false)}
          submitLabel={isLater ? words.planIt : words.sendItNow}
          disabledReason={isLater && sendAt === null ? words.pleaseChooseADayAnd : undefined}
        >
          <RadioGroup
            aria-label={title}
            value={isLater ? 'later' : 'now'}
            onChange={(_, chosen) => setLater(chosen === 'later')}
          >
            <FormControlLabel value="now" control={<Radio />} label={words.now} />
            <FormControlLabel value="later" control={<Radio />} label={words.atATime} />
          </RadioGroup>
          {isLater && (
            <TextField
              {...time}
              type="datetime-local"
              label={words.timeInIndiasTime}
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
    done: () => words.thisIsTheCopyIt,
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
      {words.duplicate}
    </Button>
  );
}
