/** What is shown worn, and on which form. */
import type { Look, LookKind } from '#demo/catalogue/look.ts';

/** `wrist` and `finger` are two crops of one hand. */
export type Form = 'neck' | 'ear' | 'wrist' | 'finger';

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
};

/** The form on which a piece is worn in its picture, if it has one. */
export function formFor(look: Look): Form | undefined {
  return FORMS[look.kind];
}
