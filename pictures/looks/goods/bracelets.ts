import type { Looks } from '../goods-look.ts';

export const BRACELETS: Looks = {
  'ad-tennis-bracelet-rhodium': {
    look: {
      kind: 'bracelet',
      style: 'tennis',
      width: 4.2,
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
    ground: 'velvet',
  },
  'step-cut-stone-bracelet': {
    look: {
      kind: 'bracelet',
      style: 'tennis',
      width: 10,
      finish: 'high-gold',
      stones: { make: 'ad', main: 'emerald', second: 'white', cut: 'octagon' },
    },
  },
  'mens-curb-link-bracelet': {
    look: { kind: 'bracelet', style: 'link', link: 'curb', width: 10, finish: 'high-gold' },
  },
  'fine-mesh-bracelet': {
    look: { kind: 'bracelet', style: 'mesh', width: 9, finish: 'rose-gold' },
  },
  'seven-charm-bracelet': {
    look: {
      kind: 'bracelet',
      style: 'charm',
      link: 'cable',
      finish: 'rose-gold',
      stones: { make: 'crystal', main: 'pink', second: 'white' },
    },
  },
  'meena-lotus-link-bracelet': {
    look: {
      kind: 'bracelet',
      style: 'motifs',
      motif: 'lotus',
      width: 14,
      finish: 'one-gram',
      enamel: ['pink', 'green'],
    },
  },
  'slim-stone-bar-bracelet': {
    look: {
      kind: 'bracelet',
      style: 'bar',
      link: 'cable',
      width: 3.4,
      finish: 'one-gram',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
  'lakshmi-coin-hand-bracelet': {
    look: {
      kind: 'bracelet',
      style: 'charm',
      motif: 'lakshmi',
      link: 'wheat',
      width: 3.6,
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    },
  },
  'pambu-chain-covering-bracelet': {
    look: { kind: 'bracelet', style: 'link', link: 'snake', width: 5, finish: 'one-gram' },
  },
};
