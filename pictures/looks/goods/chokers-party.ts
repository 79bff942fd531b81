import type { Looks } from '../goods-look.ts';

export const PARTY_CHOKERS: Looks = {
  'ad-three-row-drop-choker': {
    look: {
      kind: 'choker',
      style: 'stones',
      rows: 3,
      finish: 'rhodium',
      stones: { make: 'ad', main: 'emerald', second: 'white' },
      fringe: 'stone-drops',
      back: 'chain',
    },
    ground: 'velvet',
  },
  'single-line-rose-choker': {
    look: {
      kind: 'choker',
      style: 'stones',
      rows: 1,
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
      fringe: 'none',
      back: 'chain',
    },
  },
  'banjara-ghungroo-collar': {
    look: {
      kind: 'choker',
      style: 'plain',
      rows: 5,
      finish: 'oxidised',
      fringe: 'ghungroo',
      back: 'chain',
    },
  },
  'oxidised-kite-coin-choker': {
    look: {
      kind: 'choker',
      style: 'medallions',
      motif: 'geometric',
      finish: 'oxidised',
      stones: { make: 'crystal', main: 'turquoise', second: 'white' },
      fringe: 'coins',
      back: 'dori',
    },
  },
  'six-string-glass-bead-choker': {
    look: {
      kind: 'choker',
      style: 'strands',
      rows: 6,
      finish: 'one-gram',
      beads: 'emerald',
      fringe: 'none',
      back: 'chain',
    },
  },
  'tarakasi-star-chain-choker': {
    look: {
      kind: 'choker',
      style: 'medallions',
      motif: 'star',
      finish: 'silver',
      stones: { make: 'crystal', main: 'white', second: 'white' },
      fringe: 'chains',
      back: 'chain',
    },
  },
  'slim-two-row-bead-collar': {
    look: { kind: 'choker', style: 'plain', rows: 2, finish: 'high-gold', fringe: 'none', back: 'chain' },
  },
};
