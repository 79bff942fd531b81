import { stateWithCode } from './india.ts';
import type { State } from './india.ts';
import { lazy } from './lazy.ts';

/**
 * Prefixes of PIN codes by the GST codes of their States; the longest matching prefix decides. Offices of two States
 * share some PIN codes; the more probable State comes first there. Computed from the All India Pincode Directory
 * (data.gov.in, copy of January 2026).
 */
const PREFIXES: readonly (readonly [codes: string, prefixes: string])[] = [
  ['07', '110'],
  ['06', '121-136'],
  ['03', '140-152 160055 160059 160062 160071 160103 160104'],
  ['04', '160'],
  ['02', '171-177'],
  ['01', '180-193'],
  ['38', '194'],
  ['09', '201-245 247 250-261 264-285 2467 2620-2622 262302 262305 262406 2627-2629'],
  ['05', '246 248 249 262 263 247656 247658 247661 247663-247668 247670 247671'],
  ['05', '244712 244713 244715-244717 244720 262308-262311 262401 262402 262405 2625'],
  ['09 05', '247662 244923 244924'],
  ['08', '301-345'],
  ['24', '360-396'],
  ['26', '362520 362540 362570 396210 396220'],
  ['26 24', '396215 396230 396240'],
  ['24 26', '396193 396235'],
  ['27', '400-402 410-445'],
  ['30', '403'],
  ['23', '450-488'],
  ['22', '490-497'],
  ['36', '500-509'],
  ['37', '515-535'],
  ['29', '560-591'],
  ['33', '600-643'],
  ['32', '670-695'],
  ['34', '533464 673310 605001-605006 605008-605011 605013 609601 609602 609605-609607 609609'],
  ['33 34', '605007 605014 605102 605105-605107 605110 605111 605501 605502 607402 607403 609603 609604'],
  ['31', '682551-682559'],
  ['19', '700-736 741-743'],
  ['11', '737'],
  ['35', '744'],
  ['21', '751-770'],
  ['18', '781-788'],
  ['18 17', '781029 782410'],
  ['12', '790-792'],
  ['17', '793 794'],
  ['14', '795'],
  ['15', '796'],
  ['13', '797 798'],
  ['16', '799'],
  ['10', '800-813 821 823 824 841-855'],
  ['20', '814-818 822 825-835 813208'],
  ['10 20', '813206'],
  ['20 10', '814131'],
];

const byPrefix = lazy(() => {
  const known = new Map<string, readonly State[]>();
  for (const [codes, prefixes] of PREFIXES) {
    const states = codes.split(' ').map((code) => stateWithCode(code)!);
    for (const range of prefixes.split(' ')) {
      const [first, last = first] = range.split('-');
      for (let prefix = Number(first); prefix <= Number(last); prefix += 1) known.set(String(prefix), states);
    }
  }
  return known;
});

/**
 * Returns the States of a PIN code, the most probable first: mostly one, two if offices of both share it, none for the
 * Army Postal Service or an unassigned code. It fills a form; the address decides.
 */
export function statesOfPin(pin: string): readonly State[] {
  for (let length = 6; length >= 3; length -= 1) {
    const states = byPrefix().get(pin.slice(0, length));
    if (states) return states;
  }
  return [];
}

/** Returns whether a PIN code belongs to the Army Postal Service, where no courier delivers. */
export function isArmyPin(pin: string): boolean {
  return pin.startsWith('9');
}

/** GST codes of the States with longer delivery times. */
const FAR = new Set(['01', '38', '11', '12', '13', '14', '15', '16', '17', '18', '31', '35']);
const METROS = ['110', '400', '560', '500', '600', '700', '411', '380'];

/**
 * Returns the zone of a PIN code: a metro, the rest of India, or areas with longer delivery (North East, J&K, Ladakh,
 * islands).
 */
export function zoneOfPin(pin: string): 'metro' | 'plain' | 'far' {
  if (METROS.includes(pin.slice(0, 3))) return 'metro';
  return statesOfPin(pin).some(({ code }) => FAR.has(code)) ? 'far' : 'plain';
}
