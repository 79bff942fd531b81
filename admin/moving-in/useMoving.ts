import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { recogniseTable, suggestMapping } from '#contract/moving-in/column-facts.ts';
import type { ColumnFact, Mapping } from '#contract/moving-in/column-facts.ts';
import { readGoods } from '#contract/moving-in/goods.ts';
import { answerKey, NO_ANSWERS } from '#contract/moving-in/moved-good.ts';
import type { Answers, GoodFact, MovedGood, ShopCategory } from '#contract/moving-in/moved-good.ts';
import { markOf } from '#contract/moving-in/own-files.ts';

/** What a person chose for files with the same columns. */
interface Choices {
  mapping: Mapping | null;
  answers: Answers;
}
const NO_CHOICES: Choices = { mapping: null, answers: NO_ANSWERS };

/**
 * Returns the goods of a table, and the functions that change how it is read. The browser stores the choices by the
 * names of the columns, so that the same or the next file of the other shop is read in the same way.
 */
export function useMoving(rows: readonly string[][], categories: readonly ShopCategory[]) {
  const recognised = useMemo(() => recogniseTable(rows), [rows]);
  const { format, columns } = recognised;
  const [stored, setStored] = useStore<Choices>(`moving-in.${markOf(columns.join('\n'))}`, NO_CHOICES);
  const { answers } = stored;
  const mapping = useMemo(() => stored.mapping ?? suggestMapping(format, columns), [stored.mapping, format, columns]);
  const moved = useMemo(
    () => readGoods(rows, recognised, mapping, { categories, answers }),
    [rows, recognised, mapping, categories, answers],
  );
  const answerWith = (over: Partial<Answers>) => setStored({ ...stored, answers: { ...answers, ...over } });
  return {
    recognised,
    mapping,
    moved,
    setColumn: (at: number, fact: ColumnFact | null) =>
      setStored({ ...stored, mapping: mapping.map((one, index) => (index === at ? fact : one)) }),
    answerGood: ({ key }: MovedGood, fact: GoodFact, value: string) =>
      answerWith({ goods: { ...answers.goods, [answerKey(fact, key)]: value } }),
    answerWord: (fact: GoodFact, word: string, value: string) =>
      answerWith({ words: { ...answers.words, [answerKey(fact, word)]: value } }),
    /** Confirms all doubtful facts of some goods. */
    confirm(goods: readonly MovedGood[]) {
      const doubtful = goods.flatMap(({ key, facts }) =>
        Object.entries(facts).flatMap(([fact, { value, isDoubtful }]) =>
          isDoubtful ? [[answerKey(fact as GoodFact, key), value] as const] : [],
        ),
      );
      answerWith({ goods: { ...answers.goods, ...Object.fromEntries(doubtful) } });
    },
  };
}
export type Moving = ReturnType<typeof useMoving>;
