import type { Looks } from '../goods-look.ts';

export const NATHS: Looks = {
  'paithani-moti-nath': {
    look: {
      kind: 'nath',
      style: 'nathani',
      finish: 'one-gram',
      beads: 'pearl-white',
      stones: { make: 'crystal', main: 'ruby', second: 'emerald' },
      width: 28,
    },
    ground: 'brass-plate',
  },
  'kali-oxidised-nath': {
    look: {
      kind: 'nath',
      style: 'nathani',
      finish: 'oxidised',
      beads: 'black',
      stones: { make: 'crystal', main: 'white', second: 'red' },
      width: 22,
    },
  },
  'dulhan-mor-nath': {
    look: {
      kind: 'nath',
      style: 'hoop',
      finish: 'high-gold',
      beads: 'pearl-white',
      stones: { make: 'kundan', main: 'ruby', second: 'white' },
      motif: 'peacock',
      chain: true,
      width: 38,
    },
  },
  'marwari-kamal-nath': {
    look: {
      kind: 'nath',
      style: 'hoop',
      finish: 'antique',
      beads: 'emerald',
      stones: { make: 'polki', main: 'white', second: 'white' },
      motif: 'lotus',
      chain: true,
      width: 48,
    },
  },
  'phool-press-nath': {
    look: {
      kind: 'nath',
      style: 'hoop',
      finish: 'oxidised',
      beads: 'turquoise',
      stones: { make: 'crystal', main: 'turquoise', second: 'red' },
      motif: 'flower',
      chain: false,
      width: 20,
    },
  },
  'boubhat-nath': {
    look: {
      kind: 'nath',
      style: 'hoop',
      finish: 'one-gram',
      beads: 'red',
      stones: { make: 'kundan', main: 'white', second: 'white' },
      motif: 'paisley',
      chain: false,
      width: 30,
    },
  },
  'single-stone-mookuthi': {
    look: {
      kind: 'nose-pin',
      style: 'stone',
      finish: 'one-gram',
      stones: { make: 'ad', main: 'white' },
      width: 3,
    },
  },
  'besari-mookuthi': {
    look: {
      kind: 'nose-pin',
      style: 'flower',
      finish: 'one-gram',
      stones: { make: 'kemp', main: 'white', second: 'ruby' },
      width: 9,
    },
  },
  'fine-nose-ring-9mm': {
    look: {
      kind: 'nose-pin',
      style: 'ring',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white' },
      width: 9,
    },
  },
  'mayura-phuli': {
    look: { kind: 'nose-pin', style: 'motif', motif: 'peacock', finish: 'silver', width: 12 },
  },
};
