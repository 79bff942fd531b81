import { useEffect, useState } from 'react';
import { SelectInput } from 'react-admin';
import { SKUS_TAX_RATES_LOAD_ERROR } from '#contract/messages.ts';
import { call } from '../providers/call.ts';

interface Rate {
  id: number;
  hsnCode: string | null;
  rate: number;
  description: string | null;
}

/** The tax rate of a SKU in the reduced category. */
export function TaxRateInput() {
  const [rates, setRates] = useState<Rate[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    call('/api/tax/rates').then(
      ({ json }) => setRates(json as Rate[]),
      () => setFailed(true),
    );
  }, []);
  return (
    <SelectInput
      source="taxRateId"
      label="Tax rate"
      choices={(rates ?? []).map(({ id, rate, hsnCode, description }) => ({
        id,
        name: [`${rate.toFixed(2)}%`, hsnCode && `HSN ${hsnCode}`, description].filter(Boolean).join(' · '),
      }))}
      isPending={rates === undefined && !failed}
      helperText={failed ? SKUS_TAX_RATES_LOAD_ERROR : false}
    />
  );
}
