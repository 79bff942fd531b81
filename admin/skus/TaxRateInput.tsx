import { SelectInput } from 'react-admin';
import { SKUS_TAX_RATES_LOAD_ERROR } from '#contract/messages.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { words } from '../words/en/skus.ts';
import { shared } from '../words/language.ts';

interface Rate {
  id: number;
  hsnCode: string | null;
  rate: number;
  description: string | null;
}

/** The tax rate of a SKU in the reduced category. */
export function TaxRateInput() {
  const { answer: rates, error } = useAnswer<Rate[]>('/api/tax/rates');
  return (
    <SelectInput
      source="taxRateId"
      label={words.taxRate}
      choices={(rates ?? []).map(({ id, rate, hsnCode, description }) => ({
        id,
        name: [`${rate.toFixed(2)}%`, hsnCode && words.hsnHsnCode(hsnCode), description].filter(Boolean).join(' · '),
      }))}
      isPending={!rates && !error}
      helperText={error ? shared(SKUS_TAX_RATES_LOAD_ERROR) : false}
    />
  );
}
