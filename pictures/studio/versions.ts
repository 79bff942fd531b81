/**
 * Versions of the rendering. Increase one when the studio changes a kind of piece or of picture, so that its pictures
 * are made again. `all` applies to everything: light, paper, tracer.
 */
import type { Look, LookKind } from '#looks/look.ts';
import type { PictureKind } from '#looks/sitting.ts';

type Versioned = LookKind | PictureKind | 'scene' | 'film';

const VERSIONS: Partial<Record<Versioned | 'all', number>> = { all: 3, worn: 2 };

/** Versions of one kind of picture of one kind of piece. The other pictures stay valid. */
const VERSIONS_OF_BOTH: Partial<Record<`${LookKind} ${PictureKind}`, number>> = { 'waist-belt styled': 2 };

export function versionOf(kind: Versioned): string {
  return `${VERSIONS.all ?? 1}.${VERSIONS[kind] ?? 1}`;
}

/** Returns the version of a kind of picture for this kind of piece; empty without a change. */
export function versionOfBoth(look: LookKind, picture: PictureKind): string[] {
  const version = VERSIONS_OF_BOTH[`${look} ${picture}`];
  return version === undefined ? [] : [`${picture} ${version}`];
}

/** Returns the version of a look, if only some looks of a kind have changed; otherwise empty. */
export function versionOfLook(look: Look): string[] {
  const text = JSON.stringify(look);
  const isPear = text.includes('"cut":"pear"');
  const isStudded = text.includes('"kind":"chandbali"') && text.includes('"work":"stones"');
  const hangs = look.kind === 'waist-belt' && look.fringe !== undefined ? look.style : undefined;
  const isClosedRound = look.kind === 'waist-belt' && look.style === 'panels';
  const hangsOnOne = look.kind === 'mangalsutra' && !['vati', 'bar', 'solitaire'].includes(look.pendant);
  return [
    ...(isPear ? ['pear 2'] : []),
    ...(hangs === 'chain' ? ['chain belt 2'] : []),
    ...(hangs === 'medallions' ? ['medallion belt 2'] : []),
    ...(isStudded ? ['chandbali 2'] : []),
    ...(look.kind === 'nath' && look.style === 'nathani' ? ['nathani 2'] : []),
    ...(isClosedRound ? ['panel belt 2'] : []),
    ...(hangsOnOne ? [look.pendant === 'heart' ? 'mangalsutra 3' : 'mangalsutra 2'] : []),
    ...versionsOfWork(look),
  ];
}

/** Returns the versions of the work in a look, or in a scene of looks: reliefs of Lakshmi, and enamel. */
export function versionsOfWork(shown: object): string[] {
  const text = JSON.stringify(shown);
  // A coin is struck with her figure, whether or not the look names it.
  const hasLakshmi = ['"lakshmi"', '"style":"kasu"', '"style":"coins"', '"style":"coin"'].some((word) =>
    text.includes(word),
  );
  return [...(hasLakshmi ? ['lakshmi 2'] : []), ...(text.includes('"enamel":[') ? ['enamel 2'] : [])];
}
