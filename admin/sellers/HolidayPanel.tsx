import { Box, Button, TextField, Typography } from '@mui/material';
import { addDays } from '#contract/shop/dates.ts';
import { awayInWords, HOLIDAY_DAYS_MAX, HOLIDAY_NOTE_MAX } from '#contract/shop/holiday.ts';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import type { SellerRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { useFields } from '../ui/dialog/useFields.ts';
import { PAIR } from '../ui/form/formLayout.ts';
import { SendForm } from '../ui/form/SendForm.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { today } from '../ui/today.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import { holidayText, presentHoliday } from './holidayText.ts';

interface HolidayPanelProps {
  seller: SellerRecord;
  isLocked: boolean;
  /** Runs after a change; the page is refreshed without it as well. */
  onSaved?: (seller: SellerRecord) => void;
}

/** The holiday of a seller: its days, and a note for shoppers. Orders are taken, and promised for after it. */
export function HolidayPanel(props: HolidayPanelProps) {
  const group = useFocusKept();
  return (
    <Panel title="Holiday">
      <Box {...group}>
        {/* Another holiday fills the form again; other changes of the seller keep what is typed. */}
        <HolidayForm key={JSON.stringify(props.seller.holiday)} {...props} />
      </Box>
    </Panel>
  );
}

function HolidayForm({ seller, isLocked, onSaved }: HolidayPanelProps) {
  const holiday = presentHoliday(seller);
  const { values, propsOf } = useFields({
    'holiday.from': holiday?.from ?? '',
    'holiday.until': holiday?.until ?? '',
    'holiday.note': holiday?.note ?? '',
  });
  const saving = useSend({
    send: async (isSet: boolean) => {
      const { 'holiday.from': from, 'holiday.until': until, 'holiday.note': note } = values;
      const body = JSON.stringify({ version: seller.version, holiday: isSet ? { from, until, note } : null });
      const { json } = await callOnce(`/api/admin/sellers/${seller.id}/holiday`, { method: 'PUT', body });
      return json as SellerRecord;
    },
    fields: Object.keys(values),
    failed: ADMIN_SAVE_FAILED,
    done: (_, isSet) => (isSet ? 'Holiday: saved.' : 'Holiday: removed.'),
    ...(onSaved && { onDone: onSaved }),
    onError: 'notify',
  });
  const from = propsOf('holiday.from', saving, { min: today() });
  const until = propsOf('holiday.until', saving, {
    min: today(),
    ...(values['holiday.from'] && { max: addDays(values['holiday.from'], HOLIDAY_DAYS_MAX - 1) }),
  });
  const note = propsOf('holiday.note', saving, { maxLength: HOLIDAY_NOTE_MAX });
  return (
    <SendForm onSend={() => saving.send(true)}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {holiday
          ? `${holidayText(holiday)}.`
          : 'Orders are taken on these days too. They are promised for after them, and do not count as late.'}
      </Typography>
      <Box sx={{ ...PAIR, width: '100%' }}>
        <TextField
          type="date"
          label="First day"
          disabled={isLocked}
          {...from}
          slotProps={{ ...from.slotProps, inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label="Last day"
          disabled={isLocked}
          {...until}
          helperText={until.helperText ?? `At most ${HOLIDAY_DAYS_MAX} days.`}
          slotProps={{ ...until.slotProps, inputLabel: { shrink: true } }}
        />
      </Box>
      <TextField
        label="Note for shoppers"
        disabled={isLocked}
        {...note}
        helperText={
          note.helperText ??
          (values['holiday.until'] === ''
            ? 'May be empty.'
            : `Shoppers read: ${awayInWords({ until: values['holiday.until'] })}.`)
        }
      />
      {!isLocked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <Button type="submit" variant="contained" disabled={saving.isBusy}>
            Save the holiday
          </Button>
          {holiday && (
            <Button color="secondary" disabled={saving.isBusy} onClick={() => saving.send(false)}>
              Remove it
            </Button>
          )}
        </Box>
      )}
    </SendForm>
  );
}
