import type { LookSettingsRecord } from '../../providers/records.ts';
import type { FieldLabels } from '../../ui/dialog/conflictRows.ts';
import type { Corners, MarkInk, MarkKind, Spacing, Surface } from '#contract/shop/look/look.ts';
import { PAIRS } from '#contract/shop/look/type-pairs.ts';
import { fieldsOf } from '../groupRecord.ts';
import type { Fields } from '../groupRecord.ts';

export type LookFormValues = Omit<Fields<LookSettingsRecord>, 'markRatio'>;

export const KIND_LABELS: Record<MarkKind, string> = {
  GEM: 'The gem in an arch',
  NONE: 'No mark, the name alone',
  DRAWING: 'A drawing of your own (SVG)',
  PICTURE: 'A picture of your own (PNG, JPEG or WebP)',
};
export const INK_LABELS: Record<MarkInk, string> = {
  BRAND: 'In the brand colour, in light and dark',
  OWN: 'In its own colours',
};
export const SURFACE_LABELS: Record<Surface, string> = { WARM: 'Warm', NEUTRAL: 'Neutral', COOL: 'Cool' };
export const CORNER_LABELS: Record<Corners, string> = { SQUARE: 'Square', SOFT: 'Soft', ROUND: 'Round' };
export const SPACING_LABELS: Record<Spacing, string> = { DENSE: 'Dense', NORMAL: 'Normal', AIRY: 'Airy' };

export function lookValuesOf(row: LookSettingsRecord): LookFormValues {
  const { markRatio: _, ...values } = fieldsOf(row);
  return values;
}

/** React-admin sets a text that was emptied to null. */
export function lookToSend(values: LookFormValues): LookFormValues {
  return {
    ...values,
    markSvg: values.markKind === 'DRAWING' ? (values.markSvg ?? '') : '',
    markKey: values.markKind === 'PICTURE' ? (values.markKey ?? '') : '',
  };
}

export const LOOK_LABELS: FieldLabels<LookFormValues> = {
  markKind: ['Mark', (kind) => KIND_LABELS[kind]],
  markSvg: ['Drawing', (svg) => (svg === '' ? '' : `${svg.length} characters`)],
  markKey: ['Picture'],
  markInk: ['Colours of the mark', (ink) => INK_LABELS[ink]],
  markWithName: ['Name beside the mark'],
  brandColour: ['Brand colour'],
  accentColour: ['Accent'],
  surface: ['Backgrounds', (surface) => SURFACE_LABELS[surface]],
  typePair: ['Typefaces', (pair) => PAIRS[pair].label],
  corners: ['Corners', (corners) => CORNER_LABELS[corners]],
  spacing: ['Spacing', (spacing) => SPACING_LABELS[spacing]],
};
