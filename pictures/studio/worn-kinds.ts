/** The kinds that are shown worn, and their forms. */
import type { Look, LookKind } from '#looks/look.ts';

/** `wrist` and `finger` are two crops of one hand, `brow` and `nose` of one face. */
export type Form = 'neck' | 'ear' | 'wrist' | 'finger' | 'brow' | 'nose';

const FORMS: Partial<Record<LookKind, Form>> = {
  choker: 'neck',
  necklace: 'neck',
  haram: 'neck',
  mangalsutra: 'neck',
  pendant: 'neck',
  chain: 'neck',
  set: 'neck',
  jhumka: 'ear',
  chandbali: 'ear',
  stud: 'ear',
  drop: 'ear',
  hoop: 'ear',
  bangles: 'wrist',
  kada: 'wrist',
  'finger-ring': 'finger',
  'maang-tikka': 'brow',
  'matha-patti': 'brow',
  nath: 'nose',
  'nose-pin': 'nose',
};

/** Returns the form on which a piece is worn in its picture; undefined when it has none. */
export function formFor(look: Look): Form | undefined {
  return FORMS[look.kind];
}
