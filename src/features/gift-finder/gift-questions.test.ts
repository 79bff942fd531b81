import { expect, test } from 'vitest';
import { OCCASIONS } from '#contract/shop/attributes.ts';
import { readProductListQuery } from '#contract/pages/product-list-query.ts';
import { giftQuestions } from './gift-questions.ts';

const [whom, worn, cost] = giftQuestions([299_00, 999_00]);
const read = (entries: Record<string, string>) => readProductListQuery(new URLSearchParams(entries)).filters;

test('each answer is a filter of the search, and the first leaves all open', () => {
  for (const { value } of worn!.answers.slice(1)) {
    expect(OCCASIONS).toContain(value);
    expect(read({ occasion: value }).occasion).toEqual([value]);
  }
  expect(cost!.answers.slice(1).map(({ value }) => read({ max: value }).max)).toEqual([299, 999]);
  expect(read({ occasion: worn!.answers[0]!.value, max: cost!.answers[0]!.value })).toEqual(read({}));
});

test('who it is for is said in words of the search', () => {
  expect(whom!.answers.map(({ value }) => value)).toContain('gift for sister');
});
