import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { TextFieldProps } from '@mui/material';
import { ADMIN_SAVE_FAILED, CATEGORIES_FETCH_FAILED } from '#contract/messages.ts';
import { addDays } from '#contract/shop/dates.ts';
import { FEE_RATE_KINDS, FEE_RATE_WORDS } from '#contract/shop/fee-rates.ts';
import type { CategoryTreeRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { pathOfCategory } from '../categories/categoryLabels.ts';
import { callOnce } from '../providers/call-once.ts';
import { useSend } from '../providers/useSend.ts';
import { useFields } from '../ui/dialog/useFields.ts';
import { PAIR } from '../ui/form/formLayout.ts';
import { SendForm } from '../ui/form/SendForm.tsx';
import { today } from '../ui/today.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/fee-rates.ts';

interface PlanRateFormProps {
  path: string;
  /** The seller whose commission it is; null for the rates of all sellers. */
  sellerId: number | null;
  onPlanned: () => void;
}

const EMPTY = { kind: 'commission', categoryId: '', percent: '', from: '', reason: '' };

/** Plans a rate from a day on, with the reason. */
export function PlanRateForm({ path, sellerId, onPlanned }: PlanRateFormProps) {
  const { values, propsOf, reset } = useFields(EMPTY);
  const isByCategory = sellerId === null && values.kind === 'commission';
  const planning = useSend({
    send: () => {
      const percent = values.percent === '' ? null : Number(values.percent);
      const categoryId = isByCategory && values.categoryId !== '' ? Number(values.categoryId) : null;
      return callOnce(path, { method: 'POST', body: JSON.stringify({ ...values, categoryId, sellerId, percent }) });
    },
    fields: Object.keys(EMPTY),
    failed: ADMIN_SAVE_FAILED,
    done: () => words.theRateIsPlanned,
    onDone: () => {
      reset();
      onPlanned();
    },
    onError: 'notify',
    refreshes: false,
  });
  const percent = propsOf('percent', planning, { min: 0, max: 50, step: 'any' });
  const category = propsOf('categoryId', planning);
  const from = propsOf('from', planning, { min: addDays(today(), 1) });
  const emptyPercent =
    sellerId !== null
      ? words.emptyWhatAllSellersPay
      : isByCategory && values.categoryId !== ''
        ? words.emptyAsTheCategoryAbove
        : undefined;
  return (
    <SendForm onSend={() => planning.send()}>
      <Box sx={{ ...PAIR, width: '100%' }}>
        {sellerId === null && (
          <TextField select label={words.rate} {...propsOf('kind', planning)}>
            {FEE_RATE_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {FEE_RATE_WORDS[kind]}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isByCategory && <CategorySelect {...category} />}
        <TextField
          type="number"
          label={sellerId === null ? common.percent : words.commissionInPercent}
          {...percent}
          helperText={percent.helperText ?? emptyPercent}
        />
        <TextField
          type="date"
          label={words.fromTheDay}
          {...from}
          helperText={from.helperText ?? words.fromTomorrowOn}
          slotProps={{ ...from.slotProps, inputLabel: { shrink: true } }}
        />
      </Box>
      <TextField label={common.reason} {...propsOf('reason', planning, { maxLength: 300 })} />
      <Button type="submit" variant="outlined" disabled={planning.isBusy}>
        {words.planTheRate}
      </Button>
    </SendForm>
  );
}

/** Chooses the category whose goods a rate is for; empty for all goods. */
function CategorySelect(props: TextFieldProps) {
  const { answer = [], error } = useAnswer<CategoryTreeRecord>('/categories', CATEGORIES_FETCH_FAILED);
  const names = new Map(answer.map(({ id, displayName }) => [id, displayName]));
  const choices = answer
    .map(({ id, parentId, displayName }) => ({
      id,
      path: pathOfCategory({ parentName: parentId === null ? null : (names.get(parentId) ?? null), displayName }),
    }))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en-IN'));
  return (
    <TextField
      select
      label={words.goods}
      {...props}
      helperText={error ?? props.helperText ?? words.aCategoryIncludesThoseBelow}
      slotProps={{ ...props.slotProps, select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{words.allGoods}</MenuItem>
      {choices.map(({ id, path }) => (
        <MenuItem key={id} value={String(id)}>
          {path}
        </MenuItem>
      ))}
    </TextField>
  );
}
