import * as z from 'zod/mini';
import { gstinFault, typedGstin } from '../shop/gstin.ts';
import { line } from './wire.ts';

const LEGAL_NAME_MAX_LENGTH = 120;

export const Gstin = z.string('GSTIN is required').check(
  z.overwrite(typedGstin),
  z.check((checked) => {
    const error = gstinFault(checked.value);
    if (error) checked.issues.push({ code: 'custom', message: error, input: checked.value });
  }),
);

export const LegalName = line('Legal name', LEGAL_NAME_MAX_LENGTH);

/** A buyer who requests a business invoice: GSTIN and registered name. */
export const BusinessBuyer = z.object({ gstin: Gstin, legalName: LegalName });
export type BusinessBuyer = z.output<typeof BusinessBuyer>;
