import type { Looks } from '../goods-look.ts';

export const MANGALSUTRAS: Looks = {
  'peshwai-long-vati-mangalsutra': {
    look: { kind: 'mangalsutra', length: 'long', strands: 2, pendant: 'vati', finish: 'one-gram', goldBeadEvery: 4 },
  },
  'nallapusalu-lakshmi-dollar': {
    look: {
      kind: 'mangalsutra',
      length: 'long',
      strands: 1,
      pendant: 'lakshmi',
      finish: 'one-gram',
      stones: { make: 'kemp', main: 'ruby', second: 'white' },
      goldBeadEvery: 1,
    },
  },
  'antique-peacock-three-string-mangalsutra': {
    look: {
      kind: 'mangalsutra',
      length: 'long',
      strands: 3,
      pendant: 'peacock',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      goldBeadEvery: 4,
    },
  },
  'rajvi-four-string-flower-mangalsutra': {
    look: {
      kind: 'mangalsutra',
      length: 'long',
      strands: 4,
      pendant: 'flower',
      finish: 'high-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
      goldBeadEvery: 8,
    },
  },
  'karimani-sun-dollar-chain': {
    look: {
      kind: 'mangalsutra',
      length: 'long',
      strands: 2,
      pendant: 'sun',
      finish: 'one-gram',
      stones: { make: 'kemp', main: 'red', second: 'red' },
      goldBeadEvery: 2,
    },
  },
  'jaipur-keri-kundan-mangalsutra': {
    look: {
      kind: 'mangalsutra',
      length: 'long',
      strands: 1,
      pendant: 'paisley',
      finish: 'matte',
      stones: { make: 'kundan', main: 'green', second: 'white' },
      goldBeadEvery: 0,
    },
    ground: 'velvet',
  },
};
