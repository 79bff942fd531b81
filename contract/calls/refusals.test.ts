import { describe, expect, test } from 'vitest';
import { Refusal, REFUSALS, refuse } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';

const HOLE = /\{(\w+)\}/g;
const codes = Object.keys(REFUSALS) as RefusalCode[];
const withHoles = codes.filter((code) => new RegExp(HOLE).test(REFUSALS[code].text));

describe('the text of a refusal', () => {
  test('has no hole left once each is filled', () => {
    expect(withHoles.length).toBeGreaterThan(20);
    for (const code of withHoles) {
      const names = [...REFUSALS[code].text.matchAll(HOLE)].map(([, name]) => name!);
      const { message } = new Refusal(code, { params: Object.fromEntries(names.map((name) => [name, 7])) });
      expect(message).not.toMatch(/[{}]/);
      expect(message).toContain('7');
    }
  });

  test('with holes does not compile without what fills them', () => {
    // @ts-expect-error - the levels are missing
    expect(() => refuse('CATEGORY_PLACE_WRONG')).toThrow('{levels}');
    // @ts-expect-error - another name is given
    expect(() => refuse('CATEGORY_PLACE_WRONG', { params: { depth: 3 } })).toThrow('{levels}');
    expect(() => refuse('CATEGORY_PLACE_WRONG', { params: { levels: 3 } })).toThrow('deeper than 3 levels');
    expect(() => refuse('NOT_FOUND')).toThrow('Not found');
  });
});
