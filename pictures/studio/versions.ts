/**
 * Raised when the studio changes how a kind of piece or of picture looks, so that its pictures are made again. `all`
 * counts for everything: light, paper, tracer.
 */
import type { Look, LookKind } from '#looks/look.ts';
import type { PictureKind } from '#looks/sitting.ts';

type Versioned = LookKind | PictureKind | 'scene' | 'film';

const VERSIONS: Partial<Record<Versioned | 'all', number>> = { all: 3 };

/** Where one kind of picture of one kind of piece has changed, the others stand. */
const VERSIONS_OF_BOTH: Partial<Record<`${LookKind} ${PictureKind}`, number>> = { 'waist-belt styled': 2 };

export function versionOf(kind: Versioned): string {
  return `${VERSIONS.all ?? 1}.${VERSIONS[kind] ?? 1}`;
}

/** Nothing, or what tells a picture from the same before its kind was drawn differently for this kind of piece. */
export function versionOfBoth(look: LookKind, picture: PictureKind): string[] {
  const version = VERSIONS_OF_BOTH[`${look} ${picture}`];
  return version === undefined ? [] : [`${picture} ${version}`];
}

/** Where only some looks of a kind are drawn differently: nothing, or what tells their pictures from those before. */
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
  ];
}
