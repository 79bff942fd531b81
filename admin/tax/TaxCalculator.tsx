import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  NumberInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
  useCanAccess,
} from 'react-admin';
import type * as z from 'zod/mini';
import { HSN_DEFAULT } from '#contract/calls/products.ts';
import type { TaxAnswer } from '#contract/calls/tax.ts';
import { ADMIN_SAVE_FAILED, BLOG_ERROR, fill } from '#contract/messages.ts';
import { call, messageOf, refusalOf } from '../providers/call.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { STATE_CHOICES } from './taxLabels.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tax.ts';

type Answer = z.input<typeof TaxAnswer>;

interface Question {
  amount: number | null;
  hsnCode: string | null;
  stateCode: string;
  skuIds?: number[] | null;
}

const EXAMPLE: Question = { amount: 1030, hsnCode: HSN_DEFAULT, stateCode: '36', skuIds: [] };
const STATES = STATE_CHOICES.map(({ value: id, word: name }) => ({ id, name }));

/**
 * Computes the tax inside an amount by the rule of orders: for SKUs with their sellers' States, or for an HSN code from
 * another State.
 */
export function TaxCalculator() {
  const { canAccess: seesSkus } = useCanAccess({ resource: 'skus', action: 'list' });
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);

  async function calculate({ amount, hsnCode, stateCode, skuIds }: Question) {
    setAnswer(undefined);
    setFailure(undefined);
    if (amount === null) return { amount: words.pleaseEnterAnAmount };
    setIsAsking(true);
    const body = { amount, stateCode, hsnCode: hsnCode?.trim() || null, skuIds: skuIds ?? [] };
    try {
      setAnswer((await call('/api/tax/calculate', { method: 'POST', body: JSON.stringify(body) })).json as Answer);
    } catch (error) {
      const { errors } = refusalOf(error);
      if (errors) return errors;
      setFailure(messageOf(error, ADMIN_SAVE_FAILED));
    } finally {
      setIsAsking(false);
    }
    return undefined;
  }

  return (
    <Box sx={{ marginTop: '14px', maxWidth: 720 }}>
      <Panel title={words.calculateTheTax}>
        <ConsoleForm<Question> record={EXAMPLE} onSubmit={(values: Partial<Question>) => calculate(values as Question)}>
          <Box sx={FIELDS}>
            <NumberInput source="amount" label={words.amountPaidInRupees} min={0} step="any" helperText={false} />
            <TextInput
              source="hsnCode"
              label={words.hsnCode}
              helperText={false}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
            <SelectInput source="stateCode" label={words.stateOfDelivery} choices={STATES} helperText={false} />
            {seesSkus && (
              <Box sx={{ gridColumn: '1 / -1' }}>
                <ReferenceArrayInput source="skuIds" reference="skus" perPage={25}>
                  <AutocompleteArrayInput
                    label={words.skusItIsPaidFor}
                    optionText="name"
                    filterToQuery={(q: string) => ({ q })}
                    helperText={words.withSkusTheirOwnRates}
                  />
                </ReferenceArrayInput>
              </Box>
            )}
            <Button type="submit" variant="outlined" disabled={isAsking} sx={{ justifySelf: 'start' }}>
              {isAsking ? words.calculating : words.calculate}
            </Button>
          </Box>
        </ConsoleForm>
        <Box role="status" sx={{ marginTop: '14px' }}>
          {answer && <Breakup answer={answer} />}
        </Box>
        {failure !== undefined && <Box role="alert">{fill(BLOG_ERROR, { message: failure })}</Box>}
      </Panel>
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { margin: 0 },
};

function Breakup({ answer: { total, taxAmount, breakup } }: { answer: Answer }) {
  const parts = Object.entries(breakup).map(([name, amount]): [string, ReactNode] => [name, rupees(amount)]);
  return (
    <Facts
      facts={[
        [words.beforeTax, rupees(total - taxAmount)],
        ...parts,
        [words.tax, rupees(taxAmount)],
        [common.total, rupees(total)],
      ]}
    />
  );
}
