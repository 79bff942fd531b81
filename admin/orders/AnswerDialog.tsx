import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';

/** What the courier is told after a delivery that failed. */
export interface DeliveryAnswer {
  action: 'REATTEMPT' | 'RETURN';
  on?: string;
  addressDetail?: string;
  phone?: string;
}

/** Answers a failed delivery for the shopper. */
export function AnswerDialog({
  onClose,
  onAnswer,
}: {
  onClose: () => void;
  onAnswer: (answer: DeliveryAnswer) => void;
}) {
  const titleId = useId();
  const [action, setAction] = useState<DeliveryAnswer['action']>('REATTEMPT');
  const [on, setOn] = useState('');
  const [addressDetail, setAddressDetail] = useState('');
  const [phone, setPhone] = useState('');
  const [today] = useState(() => kolkataDay(Date.now()));
  const details = { ...(on && { on }), ...(addressDetail && { addressDetail }), ...(phone && { phone }) };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>The delivery failed</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby={titleId}
          value={action}
          onChange={(_, chosen) => setAction(chosen as DeliveryAnswer['action'])}
        >
          <FormControlLabel value="REATTEMPT" control={<Radio />} label="Deliver it again" />
          <FormControlLabel value="RETURN" control={<Radio />} label="Bring it back to me" />
        </RadioGroup>
        {action === 'REATTEMPT' && (
          <>
            <TextField
              fullWidth
              type="date"
              margin="dense"
              label="On which day (optional)"
              value={on}
              onChange={({ target }) => setOn(target.value)}
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { min: addDays(today, 1), max: addDays(today, 7) },
              }}
            />
            <TextField
              fullWidth
              margin="dense"
              label="Address details"
              value={addressDetail}
              onChange={({ target }) => setAddressDetail(target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            <TextField
              fullWidth
              type="tel"
              margin="dense"
              label="Another mobile number"
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not yet
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose();
            onAnswer(action === 'REATTEMPT' ? { action, ...details } : { action });
          }}
        >
          Tell the courier
        </Button>
      </DialogActions>
    </Dialog>
  );
}
