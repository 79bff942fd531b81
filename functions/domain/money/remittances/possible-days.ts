import { kolkataDay } from '#contract/shop/dates.ts';
import type { ReadFile } from './read-file.ts';

/** The shop has no older records, so an earlier day is a typing error. */
const FIRST_DAY = '2020-01-01';

/** Returns the file with an error for each line with an impossible payment day. */
export function withPossibleDays({ lines, faults, ...others }: ReadFile, now: number): ReadFile {
  const today = kolkataDay(now);
  const faultOf = (paidOn: string) => {
    if (paidOn > today) return 'Date is after today';
    return paidOn < FIRST_DAY ? `Date is before ${FIRST_DAY.slice(0, 4)}` : undefined;
  };
  return {
    ...others,
    lines: lines.filter(({ paidOn }) => faultOf(paidOn) === undefined),
    faults: [
      ...faults,
      ...lines.flatMap(({ row, paidOn }) => {
        const error = faultOf(paidOn);
        return error === undefined ? [] : [{ row, fault: error }];
      }),
    ].toSorted((one, other) => one.row - other.row),
  };
}
