import { kolkataDay } from '#contract/shop/dates.ts';
import type { ReadFile } from './read-file.ts';

/** No record of the shop is older, so a day before it is a slip of the pen. */
const FIRST_DAY = '2020-01-01';

/** The same file with a fault for each line whose day cannot be the one on which a courier paid. */
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
