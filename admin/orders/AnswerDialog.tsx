import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { answerCourier } from './parcelCalls.ts';
import type { DeliveryAnswer } from './parcelCalls.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

/** The courier tries again on one of this many days from tomorrow. */
const MOST_DAYS = 7;

/** Instructs the courier after a failed delivery. */
export function AnswerDialog({ shipmentId, onClose }: { shipmentId: number; onClose: () => void }) {
  const [action, setAction] = useState<DeliveryAnswer['action']>('REATTEMPT');
  const { values, propsOf } = useFields({ on: '', addressDetail: '', phone: '' });
  const [today] = useState(() => kolkataDay(Date.now()));
  const details = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const answering = useSend({
    send: () => answerCourier(shipmentId, action === 'REATTEMPT' ? { action, ...details } : { action }),
    done: (text) => text,
    fields: action === 'REATTEMPT' ? Object.keys(values) : [],
    onDone: onClose,
  });
  const day = propsOf('on', answering, { min: addDays(today, 1), max: addDays(today, MOST_DAYS) });
  const title = words.theDeliveryFailed;
  return (
    <FormDialog
      title={title}
      sending={answering}
      onSubmit={answering.send}
      onClose={onClose}
      submitLabel={words.tellTheCourier}
      closeLabel={common.notYet}
    >
      <RadioGroup
        aria-label={title}
        value={action}
        onChange={(_, chosen) => setAction(chosen as DeliveryAnswer['action'])}
      >
        <FormControlLabel value="REATTEMPT" control={<Radio />} label={words.deliverItAgain} />
        <FormControlLabel value="RETURN" control={<Radio />} label={words.bringItBackToMe} />
      </RadioGroup>
      {action === 'REATTEMPT' && (
        <>
          <TextField
            {...day}
            type="date"
            label={words.onWhichDayOptional}
            slotProps={{ ...day.slotProps, inputLabel: { shrink: true } }}
          />
          <TextField label={words.addressDetails} {...propsOf('addressDetail', answering, { maxLength: 200 })} />
          <TextField type="tel" label={words.anotherMobileNumber} {...propsOf('phone', answering)} />
        </>
      )}
    </FormDialog>
  );
}
