import type { Random } from '#functions/domain/shop.ts';

/** Random choices for a story. The same random source gives the same story. */
export interface Dice {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** Returns true with this probability in percent. */
  chance(percent: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Returns one of the values, with probabilities by weight. */
  weigh<Value>(values: readonly Value[], weightOf: (value: Value) => number): Value;
  /** Returns the values in a random order. */
  shuffle<Value>(values: readonly Value[]): Value[];
}

export function diceOf(random: Random): Dice {
  const fraction = () => new DataView(random.bytes(4).buffer).getUint32(0) / 2 ** 32;
  const below = (count: number) => Math.floor(fraction() * count);
  return {
    below,
    chance: (percent) => fraction() * 100 < percent,
    pick: (values) => values[below(values.length)]!,
    weigh(values, weightOf) {
      let left = fraction() * values.reduce((sum, value) => sum + weightOf(value), 0);
      return values.find((value) => (left -= weightOf(value)) < 0) ?? values.at(-1)!;
    },
    shuffle(values) {
      const shuffled = [...values];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
  };
}
