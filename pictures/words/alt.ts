/** Describes a picture in plain words. Materials have their true names: tone, finish, colour, bead. */
import type { Look, SinglePiece, Watch } from '#looks/look.ts';
import type { BeadColour, Finish, Fringe, Material, Stones } from '#looks/material.ts';
import type { Ground, PictureKind } from '#looks/sitting.ts';
import type { Paper } from '../studio/paper.ts';
import { type Form, formFor } from '../studio/worn-kinds.ts';
import { nameOf } from './names.ts';

/**
 * Returns a picture's alternative text. `on` names the surface below: the paper of a main picture, the ground of a
 * styled one.
 */
export function altText(
  look: Look,
  kind: PictureKind,
  on: { paper?: Paper; ground?: Ground | undefined } = {},
): string {
  const what = look.kind === 'set' ? setInWords(look) : pieceInWords(look);
  const sentence = `${what}${WHERE[kind](look, on)}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const WHERE: Record<PictureKind, (look: Look, on: { paper?: Paper; ground?: Ground | undefined }) => string> = {
  main: (_, { paper }) => `, on ${PAPERS[paper ?? 'ivory']}`,
  worn: (look) => `, worn on ${FORMS[formFor(look) ?? 'neck']}`,
  closeup: () => ', seen from near',
  scale: (look) => (isNeckwear(look) ? ', on a wine-coloured bust' : ', beside a measure in millimetres'),
  styled: (_, { ground }) => `, on ${GROUNDS[ground ?? 'silk']}`,
};

const FORMS: Record<Form, string> = {
  neck: 'a neck form of clay',
  ear: 'an ear form of clay',
  wrist: 'a wrist form of clay',
  finger: 'a hand form of clay',
  brow: 'the forehead of a clay head',
  nose: 'the nose of a clay head',
};

const PAPERS: Record<Paper, string> = {
  ivory: 'ivory paper',
  wine: 'wine-coloured paper',
  green: 'bottle-green paper',
  slate: 'slate-grey paper',
  sand: 'sand-coloured paper',
};

const GROUNDS: Record<Ground, string> = {
  silk: 'wine-coloured silk',
  velvet: 'dark green velvet',
  wood: 'dark wood',
  'brass-plate': 'a brass plate',
  marigold: 'ivory cloth with marigolds',
  'banana-leaf': 'a banana leaf',
  stone: 'a slab of grey stone',
};

function isNeckwear(look: Look): boolean {
  return look.kind === 'set' || ['choker', 'necklace', 'haram', 'mangalsutra', 'pendant', 'chain'].includes(look.kind);
}

function setInWords(set: Extract<Look, { kind: 'set' }>): string {
  const parts = [
    nameOf(set.neck),
    set.secondNeck && nameOf(set.secondNeck),
    set.ears && `matching ${nameOf(set.ears).replace(/^pair of /, '')}`,
    set.tikka && 'maang tikka',
    set.ring && 'ring',
  ].filter((p): p is string => Boolean(p));
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}` : parts[0];
  return `${FINISHES[set.neck.finish]} set of ${listed}${withWork(set.neck)}`;
}

/**
 * Returns a piece's name: "Pair of gold-tone jhumkas", "Set of 6 gold-tone bangles". The count is before the finish.
 */
function pieceInWords(look: SinglePiece): string {
  const [, count = '', noun = ''] = /^(pair of |set of \d+ )?(.*)$/.exec(nameOf(look)) ?? [];
  const finish = `${FINISHES[look.finish]}${look.secondFinish ? ` and ${FINISHES[look.secondFinish]}` : ''}`;
  return `${count}${finish} ${noun}${withWork(look)}`;
}

const FINISHES: Record<Finish, string> = {
  'high-gold': 'bright gold-tone',
  'one-gram': 'gold-tone',
  matte: 'matte gold-tone',
  antique: 'antique gold-tone',
  oxidised: 'oxidised silver-tone',
  rhodium: 'rhodium-finish',
  'rose-gold': 'rose-gold-tone',
  silver: 'silver-tone',
  black: 'black-finish',
};

const MAKES: Record<Stones['make'], string> = {
  ad: 'AD stones',
  kundan: 'kundan-style stones',
  polki: 'polki-look stones',
  kemp: 'kemp-style stones',
  crystal: 'glass stones',
};

const FRINGES: Record<Fringe, (beads: string) => string | null> = {
  none: () => null,
  'bead-drops': (b) => `${b} drops`,
  'double-bead-drops': (b) => `a double row of ${b} drops`,
  'gold-drops': () => 'metal drops',
  leaves: () => 'hanging leaves',
  ghungroo: () => 'small ghungroo bells',
  coins: () => 'hanging coins',
  'stone-drops': () => 'stone drops',
  chains: () => 'fine chains',
};

function withWork(look: SinglePiece): string {
  const work = [headsOf(look), motifOf(look), stonesOf(look), enamelOf(look), watchOf(look), fringeOf(look)].filter(
    (w): w is string => Boolean(w),
  );
  if (work.length === 0) return '';
  return ` with ${work.length > 1 ? `${work.slice(0, -1).join(', ')} and ${work[work.length - 1]}` : work[0]}`;
}

function headsOf(look: SinglePiece): string | null {
  return look.kind === 'kada' && look.heads && look.heads !== 'none' ? `${look.heads} heads` : null;
}

function motifOf(look: SinglePiece): string | null {
  const motif =
    ('pendant' in look && look.pendant && look.pendant !== 'plain' ? look.pendant : null) ??
    ('centre' in look ? look.centre : undefined) ??
    ('motif' in look ? look.motif : undefined);
  const top = 'top' in look ? look.top : undefined;
  if (motif && motif !== 'plain') return MOTIFS[motif] ?? `${motif} motif`;
  return top && top !== 'disc' && top !== 'hook' && top !== 'stone' && top !== 'ball'
    ? ((MOTIFS[top] ?? null)?.replace(/ motifs?$/, ' studs') ?? null)
    : null;
}

const MOTIFS: Readonly<Record<string, string>> = {
  vati: 'two round cups',
  cluster: 'a cluster of stones',
  bar: 'a row of stones',
  solitaire: 'a single stone',
  locket: 'an oval locket',
  'initial-disc': 'a round disc',
  bow: 'a bow of stones',
  spray: 'a spray of flowers',
  lotus: 'lotus motifs',
  flower: 'flower motifs',
  peacock: 'peacock motif',
  paisley: 'mango motifs',
  lakshmi: 'Lakshmi coin motif',
  leaf: 'leaf motifs',
  gopuram: 'temple-tower motif',
  elephant: 'elephant motif',
  swan: 'swan motif',
  sun: 'sun motif',
  moon: 'moon motif',
  heart: 'heart motif',
  star: 'star motif',
  geometric: 'geometric motifs',
};

function stonesOf({ stones }: Material): string | null {
  if (!stones) return null;
  const { main, second = 'white', make } = stones;
  const colours = main === second ? colour(main) : `${colour(main)} and ${colour(second)}`;
  return `${colours} ${MAKES[make]}`;
}

/** Names of gems are colours here, not materials. */
const GEMS: ReadonlySet<string> = new Set([
  'ruby',
  'garnet',
  'emerald',
  'sapphire',
  'turquoise',
  'peridot',
  'champagne',
]);

function colour(name: string): string {
  return name === 'white' ? 'clear white' : GEMS.has(name) ? `${name}-colour` : name.replace('-', ' ');
}

function enamelOf({ enamel }: Material): string | null {
  return enamel ? `${[...new Set(enamel)].slice(0, 2).join(' and ').replaceAll('-', ' ')} meenakari enamel` : null;
}

function watchOf(look: SinglePiece): string | null {
  if (look.kind !== 'watch') return null;
  const strap: Record<Watch['band'], string> = {
    bracelet: 'link bracelet',
    kada: 'kada band',
    strap: `${look.strap ?? 'brown'} strap`,
    mesh: 'mesh band',
  };
  return `${look.dial.replaceAll('-', ' ')}${look.dial === 'mother-of-pearl' ? '-look' : ''} dial and ${strap[look.band]}`;
}

function fringeOf(look: SinglePiece): string | null {
  const beads = beadWords(look.beads ?? 'pearl-white');
  const fringe = 'fringe' in look ? look.fringe : undefined;
  if (fringe) return FRINGES[fringe](beads);
  if (look.kind === 'bangles' && look.style === 'glass') return null;
  return look.beads ? `${beads.replace('-bead', ' bead')}s` : null;
}

function beadWords(beads: BeadColour): string {
  return beads.startsWith('pearl-')
    ? `${beads === 'pearl-white' ? '' : `${beads.slice(6)} `}pearl-bead`
    : `${colour(beads)} bead`;
}
