/** Home hero, category pictures and banners of the first shop. */
import type { Look } from '../../../functions/seed/catalogue/look.ts';
import type { Tableau, TableauItem } from '../studio/tableau.ts';
import { sittings } from './first-shop.ts';

function look(slug: string): Look {
  const found = sittings.find((s) => s.slug === slug);
  if (!found) throw new Error(`no sitting ${slug}`);
  return found.look;
}

const square = (frame: number, centre: readonly [number, number] = [0, 0]): Tableau['crops'] => [
  { suffix: '', width: 1000, height: 1000, centre, frame },
];

function category(
  name: string,
  alt: string,
  frame: number,
  items: readonly TableauItem[],
  ground: Tableau['ground'] = 'paper',
): Tableau {
  return { name: `category-${name}`, alt, ground, groundSize: frame * 0.8, items, crops: square(frame), slant: 10 };
}

export const tableaux: readonly Tableau[] = [
  {
    name: 'home-hero',
    alt: 'Kundan-style choker, temple jhumkas, bangles and a coin haram in gold-tone finish laid out on wine-coloured silk',
    ground: 'silk',
    groundSize: 250,
    groundAt: [70, 0],
    slant: 20,
    stops: 0.05,
    props: [
      { prop: 'thali', x: 92, y: 6, size: 236 },
      { prop: 'marigold', x: 204, y: 82, size: 42 },
      { prop: 'marigold', x: 176, y: 108, size: 34 },
      { prop: 'marigold', x: 224, y: 48, size: 30 },
      { prop: 'marigold', x: -34, y: -104, size: 34 },
      { prop: 'petals', x: 70, y: 0, size: 210 },
    ],
    items: [
      { look: look('kundan-choker-set-pearl-drops'), x: 92, y: 12, turn: -5, lift: 2 },
      {
        look: {
          kind: 'bangles',
          style: 'stones',
          count: 2,
          width: 6,
          finish: 'high-gold',
          stones: { make: 'ad', main: 'white', second: 'ruby' },
        },
        x: 214,
        y: -66,
        turn: 16,
        pose: 'leaning',
      },
      {
        look: {
          kind: 'kada',
          style: 'kundan',
          finish: 'one-gram',
          stones: { make: 'kundan', main: 'ruby', second: 'white' },
        },
        x: 176,
        y: -98,
        turn: -14,
        pose: 'leaning',
      },
      {
        look: {
          kind: 'jhumka',
          top: 'lotus',
          work: 'petals',
          dome: 'half',
          finish: 'antique',
          fringe: 'bead-drops',
          beads: 'pearl-cream',
          stones: { make: 'kemp', main: 'ruby', second: 'white' },
        },
        x: -30,
        y: -52,
        turn: 14,
      },
      {
        look: {
          kind: 'finger-ring',
          style: 'flower',
          band: 'split',
          finish: 'one-gram',
          stones: { make: 'kundan', main: 'ruby', second: 'white' },
        },
        x: 104,
        y: -70,
        pose: 'leaning',
        turn: 10,
        lift: 2,
      },
    ],
    crops: [
      { suffix: '', width: 2000, height: 1125, centre: [48, -8], frame: 250 },
      { suffix: '-portrait', width: 1080, height: 1350, centre: [92, 4], frame: 330 },
    ],
  },
  category('necklace-sets', 'Kundan-style choker set with pearl-bead drops', 200, [
    { look: look('kundan-choker-set-pearl-drops'), x: 0, y: 4 },
  ]),
  category('jhumkas', 'Gold-tone jhumkas of three kinds', 112, [
    { look: look('temple-lotus-jhumka'), x: -36, y: 0, pose: 'single' },
    { look: look('three-tier-meenakari-jhumka'), x: 0, y: -4, pose: 'single' },
    { look: look('pearl-cluster-jhumka'), x: 36, y: 0, pose: 'single' },
  ]),
  category('bangles', 'Bangles and kadas in gold tone with stones and enamel', 150, [
    {
      look: {
        kind: 'kada',
        style: 'kundan',
        finish: 'one-gram',
        stones: { make: 'kundan', main: 'green', second: 'white' },
      },
      x: -32,
      y: 22,
      pose: 'leaning',
      turn: 16,
    },
    {
      look: { kind: 'bangles', style: 'enamel', count: 3, finish: 'one-gram', enamel: ['pink', 'white', 'green'] },
      x: 26,
      y: -16,
      pose: 'leaning',
      turn: -10,
    },
  ]),
  category('rings', 'Cocktail ring with clear AD stones, a kundan-style flower ring and a coin ring', 66, [
    { look: look('ad-cocktail-ring'), x: -15, y: 12, pose: 'leaning', turn: 8 },
    { look: look('kundan-adjustable-ring'), x: 16, y: 7, pose: 'leaning', turn: -12 },
    { look: look('antique-lakshmi-coin-ring'), x: -1, y: -15, pose: 'leaning' },
  ]),
  category('womens-watches', 'Women’s watches with link bracelet and strap', 96, [
    { look: look('rose-gold-bracelet-watch'), x: -21, y: 2, pose: 'dial', turn: 8 },
    { look: look('slim-strap-watch'), x: 21, y: -2, pose: 'dial', turn: -6 },
  ]),
  category('saree-pins', 'Peacock and pearl-flower saree pins', 112, [
    { look: look('peacock-saree-pin'), x: -25, y: 10 },
    { look: look('pearl-flower-saree-pin'), x: 27, y: -14 },
  ]),
  category(
    'jewelry',
    'Necklace set, jhumkas and bangles on wine-coloured silk',
    210,
    [
      { look: look('kundan-choker-set-pearl-drops'), x: 0, y: 26 },
      {
        look: { kind: 'bangles', style: 'plain', count: 3, finish: 'one-gram' },
        x: 52,
        y: -66,
        pose: 'leaning',
        turn: -12,
      },
      { look: look('peacock-saree-pin'), x: -52, y: -70, turn: 8 },
    ],
    'silk',
  ),
  category(
    'watches',
    'Three watches on dark wood',
    118,
    [
      { look: look('rose-gold-bracelet-watch'), x: -34, y: 3, pose: 'dial', turn: 6 },
      {
        look: {
          kind: 'watch',
          band: 'bracelet',
          finish: 'silver',
          dial: 'blue',
          markers: 'bars',
          chronograph: true,
          width: 40,
        },
        x: 6,
        y: 4,
        pose: 'dial',
      },
      { look: look('slim-strap-watch'), x: 42, y: -4, pose: 'dial', turn: -6 },
    ],
    'wood',
  ),
  category(
    'accessories',
    'Saree pins and a hair comb on marigold-strewn cloth',
    150,
    [
      { look: look('peacock-saree-pin'), x: -26, y: 22 },
      { look: look('pearl-flower-saree-pin'), x: 32, y: 26 },
      {
        look: {
          kind: 'hair-pin',
          style: 'comb',
          motif: 'peacock',
          finish: 'one-gram',
          enamel: ['blue', 'green'],
          beads: 'pearl-white',
        },
        x: 2,
        y: -32,
        turn: 4,
      },
    ],
    'marigold',
  ),
];
