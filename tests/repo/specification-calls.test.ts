import { expect, test } from 'vitest';
import { SERVED, SPECIFIED } from '../support/spec.ts';
import type { SpecifiedCall } from '../support/spec.ts';

/** Calls of the specification that the shop does not serve yet. Whoever adds one takes its line away. */
const NOT_YET: readonly string[] = [];

const nameOf = ({ method, path }: SpecifiedCall) => `${method} ${path}`;

test('every call of the specification is served, but for those that are not there yet', () => {
  const served = new Set(SERVED.filter(({ isNew }) => !isNew).map(nameOf));
  const missing = SPECIFIED.map(nameOf).filter((name) => !served.has(name));
  expect(missing.sort()).toEqual(NOT_YET.toSorted());
});
