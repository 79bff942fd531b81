import { expect, test } from 'vitest';
import { effectOf } from './returnStatus.ts';

test.each([
  ['RETURN', 'REFUND', 'The courier picks up the items.'],
  ['RETURN', 'EXCHANGE', 'The courier picks up the items, and the exchange item is held.'],
  ['GIVE_BACK', 'REFUND', 'Nothing is picked up.'],
] as const)('the approval of a %s for %s says what follows', (kind, resolution, effect) => {
  expect(effectOf('APPROVED', { kind, resolution })).toBe(effect);
});

test('a rejection has the same effect for each resolution', () => {
  const effects = (['REFUND', 'EXCHANGE'] as const).map((resolution) =>
    effectOf('REJECTED', { kind: 'RETURN', resolution }),
  );
  expect(effects).toEqual(['The shopper is told the reason.', 'The shopper is told the reason.']);
});
