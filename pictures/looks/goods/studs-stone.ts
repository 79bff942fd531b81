import type { Looks } from '../goods-look.ts';

export const STONE_STUDS: Looks = {
  'ad-solitaire-stud-7mm': {
    look: { kind: 'stud', shape: 'solitaire', finish: 'rhodium', stones: { make: 'ad', main: 'white' }, width: 7 },
  },
  'cushion-halo-stud': {
    look: {
      kind: 'stud',
      shape: 'halo',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'pink', second: 'white', cut: 'cushion' },
      width: 13,
    },
  },
  'kemp-thodu': {
    look: {
      kind: 'stud',
      shape: 'cluster',
      finish: 'antique',
      stones: { make: 'kemp', main: 'emerald', second: 'ruby' },
      width: 17,
    },
  },
  'nine-stone-kammal': {
    look: {
      kind: 'stud',
      shape: 'cluster',
      finish: 'one-gram',
      stones: { make: 'ad', main: 'white', second: 'white' },
      width: 11,
    },
  },
  'five-stone-bar-stud': {
    look: {
      kind: 'stud',
      shape: 'bar',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
      width: 16,
    },
  },
  'polki-pear-tops': {
    look: {
      kind: 'stud',
      shape: 'halo',
      finish: 'matte',
      stones: { make: 'polki', main: 'white', second: 'ruby', cut: 'pear' },
      width: 24,
    },
  },
};
