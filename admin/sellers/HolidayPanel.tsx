import { Box, Button, TextField, Typography } from '@mui/material';
import { addDays } from '#contract/shop/dates.ts';
import { HOLIDAY_DAYS_MAX, HOLIDAY_NOTE_MAX } from '#contract/shop/holiday.ts';
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
import { awayText, holidayText, presentHoliday } from './holidayText.ts';
import { words } from '../words/en/sellers-own.ts';

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
    <Panel title={words.holiday}>
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
    done: (_, isSet) => (isSet ? words.holidaySaved : words.holidayRemoved),
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
        {holiday ? words.presentHoliday(holidayText(holiday)) : words.ordersAreTakenOnThese}
      </Typography>
      <Box sx={{ ...PAIR, width: '100%' }}>
        <TextField
          type="date"
          label={words.firstDay}
          disabled={isLocked}
          {...from}
          slotProps={{ ...from.slotProps, inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label={words.lastDay}
          disabled={isLocked}
          {...until}
          helperText={until.helperText ?? words.atMostDays(HOLIDAY_DAYS_MAX)}
          slotProps={{ ...until.slotProps, inputLabel: { shrink: true } }}
        />
      </Box>
      <TextField
        label={words.noteForShoppers}
        disabled={isLocked}
        {...note}
        helperText={
          note.helperText ??
          (values['holiday.until'] === '' ? words.mayBeEmpty : words.shoppersRead(awayText(values['holiday.until'])))
        }
      />
      {!isLocked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <Button type="submit" variant="contained" disabled={saving.isBusy}>
            {words.saveTheHoliday}
          </Button>
          {holiday && (
            <Button color="secondary" disabled={saving.isBusy} onClick={() => saving.send(false)}>
              {words.removeIt}
            </Button>
          )}
        </Box>
      )}
    </SendForm>
  );
}
