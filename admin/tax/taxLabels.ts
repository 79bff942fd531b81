import { ALL_STATES, TAX_TYPES } from '#contract/calls/tax.ts';
import type { TaxType } from '#contract/calls/tax.ts';
import { TAX_TYPE_SALES } from '#contract/messages.ts';
import { STATES, stateWithCode } from '#contract/shop/india.ts';
import { formatCount } from '#contract/shop/money.ts';
import { TAX_RATE_STATUSES } from '#contract/states/tax-rate.ts';
import type { TaxRateStatus } from '#contract/states/tax-rate.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tax.ts';
import { formatDay } from '../words/dates.ts';
import { shared } from '../words/language.ts';

export const TAX_RATE_STATUS: Record<TaxRateStatus, { tone: Tone; word: string }> = {
  active: { tone: 'good', word: common.active },
  upcoming: { tone: 'waiting', word: words.upcoming },
  ended: { tone: 'over', word: common.ended },
  inactive: { tone: 'over', word: words.inactive },
};

const typeWord = (type: TaxType) => (type === 'SALES' ? shared(TAX_TYPE_SALES) : type);

/** The choices of filters and fields. */
export const STATUS_CHOICES = TAX_RATE_STATUSES.map((value) => ({ value, word: TAX_RATE_STATUS[value].word }));
export const TYPE_CHOICES = TAX_TYPES.map((value) => ({ value, word: typeWord(value) }));
export const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, word: shared(name) }));
export const EVERYWHERE = { value: ALL_STATES, word: words.allStates };

export function stateWord(code: string): string {
  return code === ALL_STATES ? EVERYWHERE.word : shared(stateWithCode(code)?.name ?? code);
}

/** Returns a rate with two decimals: '3.00%'. */
export function rateWord(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

export function taxTypeWord({ taxType }: Pick<TaxRateRecord, 'taxType'>): string {
  return typeWord(taxType);
}

/** Returns the first and the last day of a rate. */
export function daysWord({ effectiveFrom, effectiveUntil }: TaxRateRecord): string {
  if (effectiveFrom === null) return effectiveUntil === null ? words.always : words.untilDay(formatDay(effectiveUntil));
  return effectiveUntil === null
    ? words.fromDay(formatDay(effectiveFrom))
    : common.fromTo(formatDay(effectiveFrom), formatDay(effectiveUntil));
}

/** Returns the goods of a rate. */
export function goodsWord({ hsnCode, skuCount }: Pick<TaxRateRecord, 'hsnCode' | 'skuCount'>): string {
  const named = words.skusThatNameIt(skuCount, formatCount(skuCount));
  return hsnCode === null ? named : words.hsnHsnCode(hsnCode);
}
