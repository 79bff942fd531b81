import * as z from 'zod/mini';
import { bareCode } from '../shop/bare-text.ts';
import { stateFault, stateNamed, stateWithCode } from '../shop/india.ts';
import { TAX_RATE_STATUSES } from '../states/tax-rate.ts';
import { asSet } from './lists.ts';
import { Day, Id, Instant, prose, Rupees } from './wire.ts';

/** The maximum number of SKUs per tax query. */
const MOST_SKUS = 100;

/** Stands for all States and union territories. */
export const ALL_STATES = 'ALL';

/** Reads a State from its GST code, name or ISO code, and returns its GST code. */
const StateCode = stateCode();
const StateOrAll = stateCode(ALL_STATES);

function stateCode(all?: string) {
  return z.pipe(
    z.string('State is required'),
    z.transform((text, context) => {
      const input = text.trim();
      if (all !== undefined && input.toUpperCase() === all) return all;
      const state = stateWithCode(input) ?? stateNamed(input);
      if (state) return state.code;
      context.issues.push({ code: 'custom', message: stateFault(input)!, input: text });
      return z.NEVER;
    }),
  );
}

const HsnCode = z.string().check(z.overwrite(bareCode), z.regex(/^\d{4,8}$/, 'HSN code must be 4 to 8 digits'));

/** The query for the tax of an amount: by SKUs, or by an HSN code. */
export const TaxQuestion = z.object({
  skuIds: z._default(asSet(z.array(Id).check(z.maxLength(MOST_SKUS, `Please name at most ${MOST_SKUS} SKUs`))), []),
  /** The amount paid, which includes GST like every price of the shop. */
  amount: Rupees,
  /** The State of delivery: its GST code, its name or its ISO code. */
  stateCode: StateCode,
  hsnCode: z.optional(z.nullable(HsnCode)),
});
export type TaxQuestion = z.output<typeof TaxQuestion>;

export const TaxAnswer = z.object({
  taxAmount: Rupees,
  total: Rupees,
  /** The taxes inside the total by their names: CGST and SGST or UTGST within a State, IGST across a border. */
  breakup: z.record(z.string(), Rupees),
});
export type TaxAnswer = z.output<typeof TaxAnswer>;

export const TAX_TYPES = ['GST', 'CGST', 'SGST', 'IGST', 'SALES', 'VAT'] as const;
export type TaxType = (typeof TAX_TYPES)[number];

const DESCRIPTION_MAX = 200;
const NOT_A_RATE = 'Rate must be a percentage from 0 to 100';

/** Percent with at most two decimals on the wire, hundredths of a percent (basis points) inside. */
export const Percent = z.codec(
  z.number(NOT_A_RATE).check(
    z.minimum(0, NOT_A_RATE),
    z.maximum(100, NOT_A_RATE),
    z.refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6, 'Rate can have at most two decimals'),
  ),
  z.int(),
  { decode: (percent) => Math.round(percent * 100), encode: (basisPoints) => basisPoints / 100 },
);

/** The full body of a tax rate, from its form. */
export const WriteTaxRate = z
  .object({
    stateCode: StateOrAll,
    rate: Percent,
    taxType: z._default(z.enum(TAX_TYPES), 'GST'),
    /** The prefix of the goods' HSN codes; without one the rate only applies to SKUs that name it. */
    hsnCode: z._default(z.nullable(HsnCode), null),
    description: z._default(prose(DESCRIPTION_MAX, `Description can have at most ${DESCRIPTION_MAX} characters`), ''),
    isActive: z._default(z.boolean(), true),
    /** The rate applies to items that cost more than this; null for all. */
    thresholdAmount: z._default(z.nullable(Rupees), null),
    /** The first and the last day of its validity; null if unlimited. */
    effectiveFrom: z._default(z.nullable(Day), null),
    effectiveUntil: z._default(z.nullable(Day), null),
    version: z.optional(z.int()),
  })
  .check(({ value, issues }) => {
    const { effectiveFrom, effectiveUntil } = value;
    if (effectiveFrom !== null && effectiveUntil !== null && effectiveUntil < effectiveFrom) {
      issues.push({
        code: 'custom',
        message: 'The last day cannot be before the first',
        path: ['effectiveUntil'],
        input: value,
      });
    }
  });
export type WriteTaxRate = z.output<typeof WriteTaxRate>;

export const TaxRate = z.object({
  id: Id,
  /** The GST code of a State or union territory, or ALL. */
  stateCode: z.string(),
  rate: Percent,
  taxType: z.enum(TAX_TYPES),
  hsnCode: z.nullable(z.string()),
  description: z.string(),
  isActive: z.boolean(),
  thresholdAmount: z.nullable(Rupees),
  effectiveFrom: z.nullable(Day),
  effectiveUntil: z.nullable(Day),
  /** The status today. */
  status: z.enum(TAX_RATE_STATUSES),
  /** The number of SKUs that name it as their rate. */
  skuCount: z.int(),
  updatedAt: Instant,
  version: z.int(),
});
export type TaxRate = z.output<typeof TaxRate>;
