import type { Looks } from '../goods-look.ts';

export const SHORT_MANGALSUTRAS: Looks = {
  'small-vati-daily-mangalsutra': {
    look: { kind: 'mangalsutra', length: 'short', strands: 1, pendant: 'vati', finish: 'matte', goldBeadEvery: 0 },
  },
  'noor-ad-cluster-mangalsutra': {
    look: {
      kind: 'mangalsutra',
      length: 'short',
      pendant: 'cluster',
      finish: 'high-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
      goldBeadEvery: 4,
    },
  },
  'rose-bar-mangalsutra': {
    look: {
      kind: 'mangalsutra',
      length: 'short',
      pendant: 'bar',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
      goldBeadEvery: 2,
    },
  },
  'rhodium-solitaire-mangalsutra': {
    look: {
      kind: 'mangalsutra',
      length: 'short',
      pendant: 'solitaire',
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white', second: 'white', cut: 'oval' },
      goldBeadEvery: 0,
    },
  },
  'lotus-mangalsutra-with-studs': {
    look: {
      kind: 'set',
      neck: {
        kind: 'mangalsutra',
        length: 'short',
        pendant: 'lotus',
        finish: 'one-gram',
        stones: { make: 'ad', main: 'ruby', second: 'white' },
      },
      ears: {
        kind: 'stud',
        shape: 'lotus',
        width: 15,
        finish: 'one-gram',
        stones: { make: 'ad', main: 'ruby', second: 'white' },
      },
    },
  },
  'twin-string-heart-mangalsutra': {
    look: {
      kind: 'mangalsutra',
      length: 'short',
      strands: 2,
      pendant: 'heart',
      finish: 'one-gram',
      stones: { make: 'ad', main: 'red', second: 'white' },
      goldBeadEvery: 6,
    },
  },
  'silver-tone-chand-mangalsutra': {
    look: {
      kind: 'mangalsutra',
      length: 'short',
      pendant: 'moon',
      finish: 'silver',
      stones: { make: 'crystal', main: 'white', second: 'white' },
      goldBeadEvery: 3,
    },
  },
};
