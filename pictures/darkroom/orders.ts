/**
 * The list of pictures that the shop needs, one order per picture: the most urgent first, and of these the best
 * sellers.
 */
import type { ColourWayName } from '#looks/look.ts';
import type { Ground, PictureKind } from '#looks/sitting.ts';
import type { Goods } from '#looks/goods.ts';
import type { SeedPicture } from '../../demo/pictures.ts';
import { inColour } from '../studio/colour-way.ts';
import { isWhiteMetal, paperFor } from '../studio/paper.ts';
import { groundFor } from '../studio/styling.ts';
import type { Tableau } from '../studio/tableau.ts';
import { versionOf, versionOfBoth, versionOfLook, versionsOfWork } from '../studio/versions.ts';
import { formFor } from '../studio/worn-kinds.ts';
import { altText } from '../words/alt.ts';
import { madeFrom } from './manifest.ts';
import type { Job } from './worker.ts';

export type Order = {
  /** The pictures of one batch share shapes, so one worker makes them all. */
  batch: string;
  /** Its name for `--kinds`: the picture's kind, or category or site. */
  sort: string;
  picture: Omit<SeedPicture, 'bytes' | 'sha256' | 'placeholder' | 'dominant'> & { madeFrom: string };
  job: Job;
};

/** A scene that the shop shows: for a category, on the home page, or for a collection. */
export type ShopScene = { subject: string; kind: string; tableau: Tableau; crop: Tableau['crops'][number] };

/**
 * Pixels per side: 400 points of a phone's screen at three pixels each. A picture of measures needs fewer, since it
 * only shows figures.
 */
const SIDE: Record<PictureKind, number> = { main: 1200, worn: 1200, closeup: 1200, scale: 400, styled: 1200 };

export const SORTS = [
  'category',
  'site',
  'main',
  'worn',
  'colour',
  'closeup',
  'styled',
  'scale',
  'snapshot',
  'film',
] as const;

export function ordersOf(products: readonly Goods[], scenes: readonly ShopScene[]): Order[] {
  const bestFirst = products
    .map((product, place) => ({ product, place }))
    .toSorted((one, other) => other.product.featured - one.product.featured);
  const orders = [
    ...bestFirst.flatMap(({ product, place }, rank) => productOrders(product, place, groundOf(product, rank))),
    ...scenes.map(sceneOrder),
  ];
  return orders.sort((a, b) => urgency(a) - urgency(b));
}

/**
 * The number of best sellers with a styled picture. White metal, and products with a chosen ground, have one in any
 * case.
 */
const STYLED = 60;

function groundOf({ ground, look, slug }: Goods, rank: number): Ground | undefined {
  if (ground) return ground;
  return rank < STYLED || isWhiteMetal(look) ? groundFor(look, slug) : undefined;
}

function urgency({ sort }: Order): number {
  return SORTS.findIndex((known) => known === sort);
}

/** One of this many products has a customer's picture with a review. */
const SNAPPED = 9;

/** Returns a main picture for each colour. The other pictures show the first colour and serve all colours. */
function productOrders(product: Goods, place: number, ground: Ground | undefined): Order[] {
  const ways = [...new Set(product.ways)];
  const worn: PictureKind[] = formFor(product.look) ? ['worn'] : [];
  const styled: PictureKind[] = ground ? ['styled'] : [];
  const shared: PictureKind[] = [...worn, 'closeup', ...styled, 'scale'];
  const film = product.film && product.look.kind !== 'set' ? filmOrders(product, ways[0]) : [];
  return [
    ...ways.map((way, index) => pictureOrder(product, way, 'main', { isOther: index > 0 })),
    ...shared.map((kind) => pictureOrder(product, ways[0], kind, { ground })),
    ...(place % SNAPPED === 4
      ? [snapshotOrder(product, ways.at(-1)!, GROUNDS_AT_HOME[place % GROUNDS_AT_HOME.length]!)]
      : []),
    ...film,
  ];
}

function pictureOrder(
  product: Goods,
  way: ColourWayName,
  kind: PictureKind,
  { isOther = false, ground }: { isOther?: boolean; ground?: Ground | undefined },
): Order {
  const { slug, look } = product;
  const coloured = inColour(look, { name: way });
  const under = kind === 'styled' ? ground : undefined;
  const paper = kind === 'main' || kind === 'closeup' ? paperFor(coloured, slug) : 'ivory';
  const size = SIDE[kind];
  const name = kind === 'main' ? `${slug}-${way}-main` : `${slug}-${kind}`;
  return {
    batch: `${slug} ${kind}`,
    sort: isOther ? 'colour' : kind,
    picture: {
      file: `${name}.avif`,
      subject: slug,
      way: kind === 'main' ? way : null,
      kind,
      width: size,
      height: size,
      alt: altText(coloured, kind, { ground, paper }),
      madeFrom: madeFrom(
        versionOf(look.kind),
        versionOf(kind),
        coloured,
        kind,
        under ?? null,
        slug,
        size,
        ...(paper === 'ivory' ? [] : [paper]),
        ...versionOfBoth(look.kind, kind),
        ...versionOfLook(look),
      ),
    },
    job: {
      id: name,
      what: 'look',
      look: coloured,
      kind,
      seed: slug,
      ground: under,
      size,
      hasSisters: kind === 'main' && product.ways.length > 1,
    },
  };
}

const GROUNDS_AT_HOME = ['wood', 'silk', 'stone', 'velvet'] as const;

/** Returns a picture as a customer takes it: on a ground at hand, slightly tilted. */
function snapshotOrder(product: Goods, way: ColourWayName, ground: Ground): Order {
  const { slug, look } = product;
  const coloured = inColour(look, { name: way });
  const seed = `${slug} at home`;
  const size = 560;
  return {
    batch: `${slug} snapshot`,
    sort: 'snapshot',
    picture: {
      file: `${slug}-snapshot.avif`,
      subject: slug,
      way: null,
      kind: 'snapshot',
      width: size,
      height: size,
      alt: altText(coloured, 'styled', { ground }),
      madeFrom: madeFrom(versionOf(look.kind), versionOf('styled'), coloured, 'handheld', ground, seed, size),
    },
    job: { id: `${slug}-snapshot`, what: 'look', look: coloured, kind: 'styled', seed, ground, size, isHandheld: true },
  };
}

const FILM = { size: 480, fps: 15, seconds: 4 };

function filmOrders(product: Goods, way: ColourWayName): Order[] {
  const { slug, look } = product;
  if (look.kind === 'set') return [];
  const coloured = inColour(look, { name: way });
  const hash = madeFrom(versionOf(look.kind), versionOf('film'), coloured, slug, FILM);
  const words = altText(coloured, 'main').replace(/, on [^,]*$/, '');
  const shared = { subject: slug, way, width: FILM.size, height: FILM.size, madeFrom: hash };
  return [
    {
      batch: `${slug} film`,
      sort: 'film',
      picture: { ...shared, file: `${slug}-turntable.webm`, kind: 'turntable', alt: `${words}, turning` },
      job: { id: `${slug}-turntable`, what: 'film', look: coloured, seed: slug, ...FILM },
    },
    {
      batch: `${slug} film`,
      sort: 'film',
      picture: { ...shared, file: `${slug}-poster.avif`, kind: 'poster', alt: `${words}, first picture of a film` },
      job: { id: `${slug}-poster`, what: 'frame', look: coloured, seed: slug, ...FILM },
    },
  ];
}

function sceneOrder({ subject, kind, tableau, crop }: ShopScene): Order {
  const name = subject.replaceAll('/', '-');
  return {
    batch: name,
    sort: subject.slice(0, subject.indexOf('/')),
    picture: {
      file: `${name}.avif`,
      subject,
      way: null,
      kind,
      width: crop.width,
      height: crop.height,
      alt: tableau.alt,
      madeFrom: madeFrom(versionOf('scene'), { ...tableau, alt: '', crops: [] }, crop, ...versionsOfWork(tableau)),
    },
    job: { id: name, what: 'scene', tableau, crop },
  };
}
