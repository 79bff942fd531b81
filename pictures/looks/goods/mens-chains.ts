import type { Looks } from '../goods-look.ts';

export const MENS_CHAINS: Looks = {
  'heavy-curb-chain-7mm': {
    look: { kind: 'chain', link: 'curb', width: 7, inches: 22, finish: 'high-gold' },
    ground: 'wood',
  },
  'steel-figaro-chain': {
    look: { kind: 'chain', link: 'figaro', width: 5, inches: 20, finish: 'silver' },
  },
  'covering-rope-chain-gents': {
    look: { kind: 'chain', link: 'rope', width: 5.5, inches: 24, finish: 'one-gram' },
  },
  'slim-box-chain-men': {
    look: { kind: 'chain', link: 'box', width: 3, inches: 20, finish: 'silver' },
  },
  'oxidised-wheat-chain-men': {
    look: { kind: 'chain', link: 'wheat', width: 6, inches: 20, finish: 'oxidised' },
  },
  'rudraksha-look-bead-mala-men': {
    look: {
      kind: 'chain',
      link: 'cable',
      width: 3.6,
      inches: 24,
      finish: 'one-gram',
      beads: 'brown',
      beadEvery: 10,
    },
  },
  'rajvi-snake-chain-men': {
    look: { kind: 'chain', link: 'snake', width: 4, inches: 20, finish: 'matte' },
  },
  'black-tone-link-chain': {
    look: { kind: 'chain', link: 'cable', width: 6, inches: 22, finish: 'black' },
  },
  'broad-mesh-chain-8mm': {
    look: { kind: 'chain', link: 'mesh', width: 8, inches: 20, finish: 'high-gold' },
  },
};
