import { describe, expect, test } from 'vitest';
import { cityOfPin, knownPins } from './pin-cities.ts';
import { isArmyPin, statesOfPin, zoneOfPin } from './pin-codes.ts';

/** PIN codes of every State, each checked in the All India Pincode Directory: its GST code, then the PIN codes. */
const SEEDS: Record<string, string> = {
  '01': '180001 190001',
  '02': '171001 176215',
  '03': '160055 141001 143001 144001 147001',
  '04': '160017',
  '05': '248001 249401 249201 247667 263139 244713',
  '06': '122001 122002 121001 132103 134109',
  '07': '110001 110005 110006 110017 110024 110027 110075 110085 110092',
  '08': '302001 313001 324001 342001',
  '09': '201301 201001 208001 211001 221001 226001 224123 250001 273001 281001 282001',
  '10': '800001 842001',
  '11': '737101',
  '12': '791111',
  '13': '797001 797112',
  '14': '795001',
  '15': '796001',
  '16': '799001',
  '17': '793001',
  '18': '781001 786001',
  '19': '700001 700019 700091 711101 734001',
  '20': '834001 831001 826001 814112',
  '21': '751001 753001 752001 769001',
  '22': '492001 490001',
  '23': '452001 462001',
  '24': '380001 380015 390001 395003 360001 396001 396191',
  '26': '396210 396230 362520',
  '27': '400001 400002 400064 400067 400601 400703 411001 422001 440001 431001',
  '29': '560001 560034 560066 560100 570001 575001 580020 590001',
  '30': '403001 403601',
  '31': '682555',
  '32': '682001 695001 673001 680001',
  '33': '600001 600017 600040 641001 625001 620001 636001 641601',
  '34': '605001 609602 673310 533464',
  '35': '744101',
  '36': '500001 500002 500003 500016 500032 500034 500072 500081 506002 507001',
  '37': '520001 522002 530001 517501 521001 524001 533101 533001',
  '38': '194101 194103',
};

const codesOf = (pin: string) => statesOfPin(pin).map(({ code }) => code);

describe('the States of a PIN code', () => {
  test.each(Object.entries(SEEDS).flatMap(([code, pins]) => pins.split(' ').map((pin) => [pin, code])))(
    '%s lies in %s',
    (pin, code) => {
      expect(codesOf(pin)[0]).toBe(code);
    },
  );

  test.each([
    ['781029', ['18', '17']],
    ['247662', ['09', '05']],
    ['396215', ['26', '24']],
    ['396193', ['24', '26']],
    ['605107', ['33', '34']],
    ['813206', ['10', '20']],
    ['814131', ['20', '10']],
  ])('%s may be in two, so the shopper is asked', (pin, codes) => {
    expect(codesOf(pin)).toEqual(codes);
  });

  test.each([
    ['244923', '09'],
    ['262001', '09'],
    ['262309', '05'],
    ['262201', '09'],
    ['246701', '09'],
    ['246401', '05'],
    ['247661', '05'],
    ['247001', '09'],
    ['160062', '03'],
    ['160022', '04'],
    ['362001', '24'],
    ['605201', '33'],
    ['609608', '33'],
    ['813208', '20'],
    ['813201', '10'],
    ['682001', '32'],
    ['682559', '31'],
  ])('%s is decided by the longest prefix: %s', (pin, code) => {
    expect(codesOf(pin)[0]).toBe(code);
  });

  test('are none for the Army Postal Service and for what was never given', () => {
    for (const pin of ['900056', '999999', '100001', '550001', '040001']) expect(codesOf(pin), pin).toEqual([]);
    expect(isArmyPin('900099')).toBe(true);
    expect(isArmyPin('500081')).toBe(false);
  });
});

test('zones tell metros, and where parcels take longer', () => {
  const zones = { 560034: 'metro', 500081: 'metro', 302001: 'plain', 190001: 'far', 797001: 'far', 744101: 'far' };
  for (const [pin, zone] of Object.entries(zones)) expect(zoneOfPin(pin), pin).toBe(zone);
});

describe('the city of a PIN code', () => {
  test('is known of every PIN that was looked up', () => {
    expect(knownPins().toSorted()).toEqual(
      Object.values(SEEDS)
        .flatMap((pins) => pins.split(' '))
        .toSorted(),
    );
    expect(cityOfPin('500081')).toBe('Hyderabad');
  });

  test('is that of its district where all known ones there agree, and else not guessed', () => {
    expect(cityOfPin('560095')).toBe('Bengaluru');
    expect(cityOfPin('201009')).toBeUndefined();
    expect(cityOfPin('999999')).toBeUndefined();
  });
});
