import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COD_RUNGS, rungAt, thresholdOutOfOrder } from './cod-ladder.ts';
import type { CodLadder } from './cod-ladder.ts';
import {
  addressFacts,
  COD_REASONS,
  codRisk,
  codRuledOut,
  decideCod,
  helpForShopper,
  reasonForStaff,
  reasonsForShopper,
  riskiestProduct,
} from './cod-risk.ts';
import type { AddressLines, CodRiskFacts } from './cod-risk.ts';
import { DEFAULT_POLICY } from './policy.ts';

const NONE = { refused: 0, accepted: 0 };
const FLAT = {
  address: 'Flat 4B, Sai Residency',
  addressLine2: null,
  landmark: 'Opposite the post office',
  locality: 'Kondapur',
};
const GOOD_ADDRESS = addressFacts(FLAT);

/** A shopper who accepted two parcels, with a good address, in a shop where one parcel of five is refused. */
const KNOWN: CodRiskFacts = {
  account: { refused: 0, accepted: 2 },
  mobileRefused: 0,
  pinCode: NONE,
  product: NONE,
  shop: { refused: 200, accepted: 800 },
  address: GOOD_ADDRESS,
  goodsPaise: 900_00,
  hour: 15,
  isControl: false,
};
const score = (facts: Partial<CodRiskFacts>) => codRisk({ ...KNOWN, ...facts }).score;

const outcomes = fc.record({ refused: fc.nat({ max: 60 }), accepted: fc.nat({ max: 200 }) });
const anyFacts: fc.Arbitrary<CodRiskFacts> = fc.record({
  account: outcomes,
  mobileRefused: fc.nat({ max: 60 }),
  pinCode: outcomes,
  product: outcomes,
  shop: outcomes,
  address: fc.record({
    hasNumber: fc.boolean(),
    hasDetail: fc.boolean(),
    letters: fc.nat({ max: 200 }),
    hasRepeats: fc.boolean(),
  }),
  goodsPaise: fc.nat({ max: 25_000_00 }),
  hour: fc.nat({ max: 23 }),
  isControl: fc.boolean(),
});
const threshold = fc.option(fc.integer({ min: 1, max: 200 }));
const anyLadder: fc.Arbitrary<CodLadder> = fc
  .record({
    confirmFrom: threshold,
    prepaidFrom: threshold,
    noCodFrom: threshold,
    giftPercent: fc.nat({ max: 20 }),
    controlPercent: fc.constant(0),
  })
  .filter((ladder) => thresholdOutOfOrder(ladder) === undefined);
const withLadder = (codLadder: CodLadder, offered = true) => ({
  codLadder,
  prepaid: { ...DEFAULT_POLICY.prepaid, offered },
});
const LADDER: CodLadder = { confirmFrom: 20, prepaidFrom: 40, noCodFrom: 80, giftPercent: 5, controlPercent: 0 };

describe('the score of any order', () => {
  test('is the sum of its reasons, each named once and none of 0 points', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { score: total, reasons } = codRisk(facts);
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(total);
        expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
        expect(reasons.every(({ points }) => points !== 0 && Number.isInteger(points))).toBe(true);
      }),
    );
  });

  test.each(['account', 'pinCode', 'product'] as const)(
    'is never lowered by more refused parcels, and never raised by more accepted ones: %s',
    (of) => {
      fc.assert(
        fc.property(anyFacts, fc.integer({ min: 1, max: 40 }), (facts, more) => {
          const { refused, accepted } = facts[of];
          const before = codRisk(facts).score;
          expect(codRisk({ ...facts, [of]: { refused: refused + more, accepted } }).score).toBeGreaterThanOrEqual(
            before,
          );
          // The tenth parcel makes a share count, which may raise the score of a PIN code or product.
          if (refused + accepted < 10 && (of === 'pinCode' || of === 'product')) return;
          expect(codRisk({ ...facts, [of]: { refused, accepted: accepted + more } }).score).toBeLessThanOrEqual(before);
        }),
      );
    },
  );

  test('is never lowered by a higher value or more refusals of the number, or raised by a better address', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat({ max: 10_000_00 }), (facts, more) => {
        const before = codRisk(facts).score;
        expect(codRisk({ ...facts, goodsPaise: facts.goodsPaise + more }).score).toBeGreaterThanOrEqual(before);
        const byNumber = { ...facts, mobileRefused: facts.mobileRefused + more };
        expect(codRisk(byNumber).score).toBeGreaterThanOrEqual(before);
        expect(codRisk({ ...facts, address: GOOD_ADDRESS }).score).toBeLessThanOrEqual(before);
      }),
    );
  });

  test('does not depend on whether the shopper is in the control group', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(codRisk({ ...facts, isControl: !facts.isControl })).toEqual(codRisk(facts));
      }),
    );
  });
});

test.each<[string, Partial<CodRiskFacts>, number]>([
  ['is below 0 for a shopper who accepted parcels', {}, -16],
  ['is 5 for a new shopper', { account: NONE }, 5],
  ['counts 30 for each refused parcel of the account', { account: { refused: 2, accepted: 0 } }, 60],
  ['counts at most 90 for them', { account: { refused: 9, accepted: 0 } }, 90],
  ['counts less for the mobile number, which anybody can enter', { mobileRefused: 1 }, -1],
  ['ignores a PIN code with nine parcels', { account: NONE, pinCode: { refused: 9, accepted: 0 } }, 5],
  // (30 + 20 × 0.2) / (50 + 20) = 48.6 %, 28.6 points above the shop's 20 %, and at most 15 count.
  ['counts a PIN code where most is refused', { account: NONE, pinCode: { refused: 30, accepted: 20 } }, 20],
  // (5 + 4) / (10 + 20) = 30 %.
  ['smooths the share of a few parcels', { account: NONE, pinCode: { refused: 5, accepted: 5 } }, 15],
  ['counts nothing for a PIN code below the shop’s share', { account: NONE, pinCode: { refused: 1, accepted: 99 } }, 5],
  ['counts at most 10 for a product', { account: NONE, product: { refused: 90, accepted: 10 } }, 15],
  [
    'ignores shares while the shop has no parcels',
    { account: NONE, shop: NONE, pinCode: { refused: 30, accepted: 0 } },
    5,
  ],
  ['counts a value from ₹2,000 on', { account: NONE, goodsPaise: 2_000_00 }, 10],
  ['counts a value from ₹5,000 on', { account: NONE, goodsPaise: 5_000_00 }, 15],
  ['counts the hours before five', { account: NONE, hour: 4 }, 9],
  ['does not count five o’clock', { account: NONE, hour: 5 }, 5],
])('the score %s', (_, facts, expected) => {
  expect(score(facts)).toBe(expected);
});

test.each<[string, Partial<AddressLines>, Partial<ReturnType<typeof addressFacts>>]>([
  ['has a number and a landmark', {}, { hasNumber: true, hasDetail: true, hasRepeats: false }],
  [
    'has a number in Devanagari digits',
    { address: 'मकान ४२, शिव नगर', landmark: null },
    { hasNumber: true, hasDetail: false },
  ],
  [
    'of a village has a landmark alone',
    { address: 'Rampur village', landmark: 'Near the temple' },
    { hasNumber: false, hasDetail: true },
  ],
  ['has a landmark in its second line', { addressLine2: 'Behind the school', landmark: null }, { hasDetail: true }],
  ['has blank details', { addressLine2: ' ', landmark: '' }, { hasDetail: false }],
  ['has a repeated letter', { address: 'aaaaaa' }, { hasRepeats: true }],
  ['has a repeated group of letters', { address: 'asdasdasd' }, { hasRepeats: true }],
  ['has a doubled name', { address: 'Pimpri Chinchwad, Nana Nani Park, Lalbaug' }, { hasRepeats: false }],
])('an address %s', (_, lines, facts) => {
  expect(addressFacts({ ...FLAT, ...lines })).toMatchObject(facts);
});

test('the riskiest product is the one that increases the score most', () => {
  const shop = { refused: 20, accepted: 80 };
  const [calm, often, rare] = [
    { refused: 2, accepted: 40 },
    { refused: 15, accepted: 15 },
    { refused: 3, accepted: 0 },
  ];
  expect(riskiestProduct([calm, often, rare], shop)).toBe(often);
  expect(riskiestProduct([calm, rare], shop)).toEqual(NONE);
  expect(riskiestProduct([], shop)).toEqual(NONE);
});

describe('the ladder', () => {
  test('without thresholds asks nothing of any order', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(decideCod(facts, DEFAULT_POLICY)).toMatchObject({ rung: 'NONE', applied: 'NONE' });
      }),
    );
  });

  test('never takes a milder rung at a higher score', () => {
    fc.assert(
      fc.property(anyLadder, fc.integer({ min: -50, max: 220 }), fc.nat({ max: 100 }), (ladder, low, more) => {
        const place = (at: number) => COD_RUNGS.indexOf(rungAt(at, ladder));
        expect(place(low + more)).toBeGreaterThanOrEqual(place(low));
      }),
    );
  });

  test('has no effect in the control group, whose rung is noted', () => {
    fc.assert(
      fc.property(anyFacts, anyLadder, (facts, ladder) => {
        const [inGroup, outside] = [true, false].map((isControl) =>
          decideCod({ ...facts, isControl }, withLadder(ladder)),
        );
        expect(inGroup).toEqual({ ...outside, applied: 'NONE' });
        expect(outside!.applied).toBe(outside!.rung);
      }),
    );
  });

  test.each([
    [19, 'NONE'],
    [20, 'CONFIRM'],
    [40, 'PREPAID'],
    [79, 'PREPAID'],
    [80, 'NO_COD'],
  ])('takes at %i points the rung %s', (at, rung) => {
    expect(rungAt(at, LADDER)).toBe(rung);
  });

  test('needs thresholds that ascend, and may leave rungs out', () => {
    expect(thresholdOutOfOrder(LADDER)).toBeUndefined();
    expect(thresholdOutOfOrder({ ...LADDER, prepaidFrom: null })).toBeUndefined();
    expect(thresholdOutOfOrder({ ...LADDER, prepaidFrom: 20 })).toBe('prepaidFrom');
    expect(thresholdOutOfOrder({ confirmFrom: 50, prepaidFrom: null, noCodFrom: 40 })).toBe('noCodFrom');
  });
});

describe('the shopper reads', () => {
  const poor = addressFacts({ address: 'Main road', addressLine2: null, landmark: null, locality: 'Gaya' });
  const first = { ...KNOWN, account: NONE, address: poor };

  test('how a complete address helps, where it does', () => {
    const decision = decideCod(first, withLadder({ ...LADDER, confirmFrom: 10, prepaidFrom: 20 }));
    expect(decision).toMatchObject({ score: 27, applied: 'PREPAID' });
    expect(codRuledOut(decision, withLadder({ ...LADDER, confirmFrom: 10, prepaidFrom: 20 }))).toBe(
      'Cash on delivery is not available for this order. Complete the address with a house number and a landmark. Pay online and save 5% more.',
    );
    expect(reasonsForShopper(decision)).toEqual([
      'No cash parcel of this account has been delivered yet.',
      'The address has no house number and no landmark.',
      'The address is very short.',
    ]);
  });

  test('nothing of the address where it would not help', () => {
    const refused = { ...first, account: { refused: 3, accepted: 0 } };
    expect(helpForShopper(decideCod(refused, withLadder(LADDER)), withLadder(LADDER))).toEqual(['Pay online.']);
  });

  test('that the order is to be confirmed while nothing can be paid online', () => {
    const policy = withLadder({ ...LADDER, confirmFrom: 10, prepaidFrom: 20 }, false);
    const decision = decideCod(first, policy);
    expect(decision).toMatchObject({ rung: 'CONFIRM', applied: 'CONFIRM' });
    expect(codRuledOut(decision, policy)).toBeNull();
    expect(helpForShopper(decision, policy)).toContain('Confirm the order by the link that we email you.');
  });

  test('nothing of the parcels that other accounts with the mobile number refused', () => {
    for (const account of [NONE, KNOWN.account]) {
      const of = (mobileRefused: number) => reasonsForShopper(codRisk({ ...KNOWN, account, mobileRefused }));
      expect(of(2)).toEqual(of(0));
    }
  });

  test('nothing in the control group', () => {
    const policy = withLadder(LADDER);
    const decision = decideCod({ ...first, account: { refused: 3, accepted: 0 }, isControl: true }, policy);
    expect([codRuledOut(decision, policy), helpForShopper(decision, policy)]).toEqual([null, []]);
  });
});

test('staff read each reason as a sentence with its figures', () => {
  const facts = { ...KNOWN, account: { refused: 1, accepted: 2 }, pinCode: { refused: 6, accepted: 9 } };
  expect(COD_REASONS.map((kind) => reasonForStaff(kind, facts)).every((text) => text.endsWith('.'))).toBe(true);
  expect(reasonForStaff('accountRefused', facts)).toBe('The account refused 1 parcel within a year.');
  expect(reasonForStaff('pinCode', facts)).toBe(
    'PIN code: 6 of 15 parcels refused within a year; whole shop: 200 of 1,000 parcels refused.',
  );
});
