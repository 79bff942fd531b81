import { describe, expect, test } from 'vitest';
import { codRefusal, isToConfirm } from './cod.ts';
import type { CodQuestion } from './cod.ts';
import { DEFAULT_POLICY } from './policy.ts';
import type { StorePolicy } from './policy.ts';

const KADA = { name: 'Kada', codAllowed: true };
const BARRED = { name: 'Bridal set', codAllowed: false };
const HYDERABAD = { pinCode: '500081', collectsCash: true };
const PORT_BLAIR = { pinCode: '744101', collectsCash: false };

/** Checks a valid order in a shop that takes online payments. */
function refusal(input: Partial<CodQuestion> = {}, cod: Partial<StorePolicy['cod']> = {}, isOnlineOffered = true) {
  return codRefusal(
    { goodsPaise: 900_00, lines: [KADA], place: HYDERABAD, refusedParcels: 0, ...input },
    {
      cod: { ...DEFAULT_POLICY.cod, ...cod },
      prepaid: { ...DEFAULT_POLICY.prepaid, offered: isOnlineOffered },
    },
  );
}

describe('cash on delivery can be had', () => {
  test.each<[string, Partial<CodQuestion>, Partial<StorePolicy['cod']>]>([
    ['for a good order', {}, {}],
    ['for a paisa above the minimum', { goodsPaise: 500_01 }, {}],
    ['for the maximum itself', { goodsPaise: 25_000_00 }, {}],
    ['while the place is not known', { place: undefined }, {}],
    ['while no goods are asked about', { goodsPaise: undefined, lines: [] }, {}],
    ['after fewer refused parcels than bar it', { refusedParcels: 2 }, {}],
    ['whatever was refused where that is not asked', { refusedParcels: 50 }, { refusedParcels: 0 }],
    ['from the first rupee where there is no minimum', { goodsPaise: 1_00 }, { abovePaise: 0 }],
  ])('%s', (_, input, cod) => {
    expect(refusal(input, cod)).toBeNull();
  });
});

describe('cash on delivery cannot be had', () => {
  const ONLINE = (missing: string) => `Pay online, or add ${missing} more for cash on delivery.`;
  test.each<[string, Partial<CodQuestion>, Partial<StorePolicy['cod']>, string, number | null]>([
    ['where it is switched off', {}, { offered: false }, 'Cash on delivery is not offered at the moment.', null],
    ['for one barred piece of two', { lines: [KADA, BARRED] }, {}, 'Bridal set is not sold by cash on delivery.', null],
    [
      'after refused parcels',
      { refusedParcels: 3 },
      {},
      'Cash on delivery is not offered to you at the moment, because earlier parcels to you were refused.',
      null,
    ],
    ['where no courier collects', { place: PORT_BLAIR }, {}, 'Cash on delivery is not collected at 744101.', null],
    [
      'a paisa above the maximum',
      { goodsPaise: 25_000_01 },
      {},
      'Cash on delivery is available for orders up to ₹25,000.',
      null,
    ],
    ['at the minimum itself', { goodsPaise: 500_00 }, {}, ONLINE('₹1'), 1_00],
    ['below it, by whole rupees', { goodsPaise: 400_00 }, {}, ONLINE('₹101'), 101_00],
    ['a paisa below it', { goodsPaise: 499_99 }, {}, ONLINE('₹1'), 1_00],
    [
      'for what more goods would not mend',
      { goodsPaise: 1_00, place: PORT_BLAIR },
      {},
      'Cash on delivery is not collected at 744101.',
      null,
    ],
  ])('%s', (_, input, cod, text, missingPaise) => {
    expect(refusal(input, cod)).toEqual({ words: text, missingPaise });
  });

  test('below the minimum of a shop that takes no payments online', () => {
    expect(refusal({ goodsPaise: 399_00 }, {}, false)).toEqual({
      words: 'Cash on delivery is available for orders above ₹500: add ₹102 more.',
      missingPaise: 102_00,
    });
  });

  test('and what is said to be missing is enough, whatever the goods cost', () => {
    for (let goodsPaise = 0; goodsPaise <= 500_00; goodsPaise += 37) {
      const { missingPaise } = refusal({ goodsPaise })!;
      expect(refusal({ goodsPaise: goodsPaise + missingPaise! })).toBeNull();
      expect(refusal({ goodsPaise: goodsPaise + missingPaise! - 1_00 })).not.toBeNull();
    }
  });
});

describe('an order in cash is to be confirmed', () => {
  const cod = { ...DEFAULT_POLICY.cod, confirmAbovePaise: 5_000_00 };

  test.each([
    [5_000_00, false],
    [5_000_01, true],
    [24_999_00, true],
  ])('at %i paise: %s', (total, expected) => {
    expect(isToConfirm(total, { cod })).toBe(expected);
  });

  test('at no total where the settings do not ask for it, as they do by default', () => {
    expect(isToConfirm(24_999_00, DEFAULT_POLICY)).toBe(false);
  });
});
