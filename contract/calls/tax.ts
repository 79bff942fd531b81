import * as z from 'zod/mini';
import { stateNamed, stateWithCode } from '../shop/india.ts';
import { Id, Rupees } from './wire.ts';

/** SKUs whose tax is asked at once. */
const MOST_SKUS = 100;

/** What the tax of an amount is asked with: the SKUs it is paid for, or the HSN code of something. */
export const TaxQuestion = z.object({
  skuIds: z._default(z.array(Id).check(z.maxLength(MOST_SKUS, `Please name at most ${MOST_SKUS} SKUs`)), []),
  /** What is paid. As every price of the shop it includes GST. */
  amount: Rupees,
  /** The State of delivery: its GST code, its name or its ISO code. */
  stateCode: z.pipe(
    z.string('State is required'),
    z.transform((text, context) => {
      const state = stateWithCode(text.trim()) ?? stateNamed(text);
      if (state) return state.code;
      context.issues.push({
        code: 'custom',
        message: 'Please choose a State or union territory of India',
        input: text,
      });
      return z.NEVER;
    }),
  ),
  hsnCode: z.optional(z.nullable(z.string().check(z.regex(/^\d{4,8}$/, 'HSN code must be 4 to 8 digits')))),
});
export type TaxQuestion = z.output<typeof TaxQuestion>;

export const TaxAnswer = z.object({
  taxAmount: Rupees,
  total: Rupees,
  /** The taxes inside the total by their names: CGST and SGST or UTGST within a State, IGST across a border. */
  breakup: z.record(z.string(), Rupees),
});
export type TaxAnswer = z.output<typeof TaxAnswer>;
