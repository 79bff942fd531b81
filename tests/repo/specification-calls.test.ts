import { expect, test } from 'vitest';
import { SERVED, SPECIFIED } from '../support/spec.ts';
import type { SpecifiedCall } from '../support/spec.ts';

const nameOf = ({ method, path }: SpecifiedCall) => `${method} ${path}`;

test('every call of the specification is served', () => {
  const served = new Set(SERVED.filter(({ isNew }) => !isNew).map(nameOf));
  expect(SPECIFIED.length).toBeGreaterThan(130);
  expect(SPECIFIED.map(nameOf).filter((name) => !served.has(name))).toEqual([]);
});
