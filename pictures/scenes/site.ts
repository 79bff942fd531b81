/** The pictures of the home page, and the banners of collections. */
import type { ShopScene } from '../darkroom/orders.ts';
import type { Tableau } from '../studio/tableau.ts';
import { collectionScenes } from './collections.ts';
import { festive } from './looks.ts';

type Scene = Omit<Tableau, 'name' | 'crops'>;

/** Plain paper on the left, for the heading; a silk cloth with the goods on the right. */
const homeHero: Scene = {
  alt: 'Kundan-style choker set on a brass tray, with bangles, jhumkas and marigolds on wine-coloured silk',
  ground: 'paper',
  groundSize: 250,
  slant: 16,
  stops: 0.04,
  props: [
    { prop: 'cloth', x: 252, y: 18, size: 430, turn: -9 },
    { prop: 'thali', x: 128, y: 8, size: 226, lift: 2.4 },
    { prop: 'marigold', x: 246, y: 84, size: 42, lift: 3 },
    { prop: 'marigold', x: 216, y: 110, size: 34, lift: 3 },
    { prop: 'marigold', x: 270, y: 48, size: 32, lift: 3 },
    { prop: 'marigold', x: 8, y: -104, size: 36, lift: 2 },
    { prop: 'marigold', x: -24, y: -86, size: 26, lift: 1 },
    { prop: 'petals', x: 110, y: 0, size: 220 },
  ],
  items: [
    { look: festive.chokerSet, x: 128, y: 14, turn: -5, lift: 4.6 },
    { look: festive.rubyBangles, x: 252, y: -52, turn: 16, pose: 'leaning', lift: 3 },
    { look: festive.kundanKada, x: 212, y: -96, turn: -14, pose: 'leaning', lift: 3 },
    { look: festive.lotusJhumka, x: 276, y: -4, turn: -16, pose: 'single', lift: 3 },
    { look: festive.flowerRing, x: 142, y: -70, pose: 'leaning', turn: 10, lift: 4.6 },
  ],
};

export const siteScenes: readonly ShopScene[] = [
  site('hero', 'hero', homeHero, { width: 1600, height: 700, centre: [38, -4], frame: 252 }),
  site('hero-upright', 'hero', homeHero, { width: 800, height: 1000, centre: [126, -2], frame: 330 }),
  ...collectionScenes,
];

function site(name: string, kind: string, scene: Scene, crop: Omit<Tableau['crops'][number], 'suffix'>): ShopScene {
  const whole = { ...crop, suffix: '' };
  return { subject: `site/${name}`, kind, tableau: { ...scene, name: 'home', crops: [] }, crop: whole };
}
