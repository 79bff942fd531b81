import type { LookSettingsRecord } from '../../providers/records.ts';
import type { FieldLabels } from '../../ui/dialog/conflictRows.ts';
import type { Corners, MarkInk, MarkKind, Spacing, Surface } from '#contract/shop/look/look.ts';
import { PAIRS } from '#contract/shop/look/type-pairs.ts';
import { fieldsOf } from '../groupRecord.ts';
import type { Fields } from '../groupRecord.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/settings-look.ts';

export type LookFormValues = Omit<Fields<LookSettingsRecord>, 'markRatio'>;

export const KIND_LABELS: Record<MarkKind, string> = {
  GEM: words.theGemInAnArch,
  NONE: words.noMarkTheNameAlone,
  DRAWING: words.aDrawingOfYourOwn,
  PICTURE: words.aPictureOfYourOwn,
};
export const INK_LABELS: Record<MarkInk, string> = {
  BRAND: words.inTheBrandColourIn,
  OWN: words.inItsOwnColours,
};
export const SURFACE_LABELS: Record<Surface, string> = { WARM: words.warm, NEUTRAL: words.neutral, COOL: words.cool };
export const CORNER_LABELS: Record<Corners, string> = { SQUARE: words.square, SOFT: words.soft, ROUND: words.round };
export const SPACING_LABELS: Record<Spacing, string> = { DENSE: words.dense, NORMAL: words.normal, AIRY: words.airy };

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
  markKind: [words.mark, (kind) => KIND_LABELS[kind]],
  markSvg: [words.drawing, (svg) => (svg === '' ? '' : words.countCharacters(svg.length))],
  markKey: [common.picture],
  markInk: [words.coloursOfTheMark, (ink) => INK_LABELS[ink]],
  markWithName: [words.nameBesideTheMark],
  brandColour: [words.brandColour],
  accentColour: [words.accent],
  surface: [words.backgrounds, (surface) => SURFACE_LABELS[surface]],
  typePair: [words.typefaces, (pair) => PAIRS[pair].label],
  corners: [words.corners, (corners) => CORNER_LABELS[corners]],
  spacing: [words.spacing, (spacing) => SPACING_LABELS[spacing]],
};
