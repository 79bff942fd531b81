import * as z from 'zod/mini';
import { bareCode } from '../shop/bare-text.ts';
import { stateFault, stateNamed, stateWithCode } from '../shop/india.ts';
import { TAX_RATE_STATUSES } from '../states/tax-rate.ts';
import { asSet } from './lists.ts';
import { Day, Id, Instant, prose, Rupees } from './wire.ts';

/** SKUs whose tax is asked at once. */
const MOST_SKUS = 100;

/** The code of all States and union territories together. */
export const ALL_STATES = 'ALL';

/** A State by its GST code, its name or its ISO code, as its GST code. */
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

/** What the tax of an amount is asked with: the SKUs it is paid for, or the HSN code of something. */
export const TaxQuestion = z.object({
  skuIds: z._default(asSet(z.array(Id).check(z.maxLength(MOST_SKUS, `Please name at most ${MOST_SKUS} SKUs`))), []),
  /** What is paid. As every price of the shop it includes GST. */
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

/** A rate as it is written: by the form, whole. */
export const WriteTaxRate = z
  .object({
    stateCode: StateOrAll,
    rate: Percent,
    taxType: z._default(z.enum(TAX_TYPES), 'GST'),
    /** Goods whose HSN code begins with it; without one the rate holds for the SKUs that name it alone. */
    hsnCode: z._default(z.nullable(HsnCode), null),
    description: z._default(prose(DESCRIPTION_MAX, `Description can have at most ${DESCRIPTION_MAX} characters`), ''),
    isActive: z._default(z.boolean(), true),
    /** It holds for items that cost more than this; null for all. */
    thresholdAmount: z._default(z.nullable(Rupees), null),
    /** The first and the last day it holds; null where it has none. */
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
  /** How it stands today. */
  status: z.enum(TAX_RATE_STATUSES),
  /** SKUs that name it as their own rate. */
  skuCount: z.int(),
  updatedAt: Instant,
  version: z.int(),
});
export type TaxRate = z.output<typeof TaxRate>;
