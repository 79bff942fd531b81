import { Typography } from '@mui/material';
import { WriteMarkSettings } from '#contract/calls/mark-settings.ts';
import type { MarkSettingsRecord } from '../providers/records.ts';
import { WIDE_PAIR } from '../ui/form/formLayout.ts';
import { propsOfPanels } from './fields.tsx';
import type { SettingField, SettingPanel } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

type MarkValues = Fields<MarkSettingsRecord>;

interface MarkPanel {
  /** The first part of its fields' names. */
  mark: 'preOrder' | 'fewLeft' | 'backInStock' | 'bestseller' | 'sale' | 'new';
  title: string;
  /** When it applies. */
  help: string;
  textHelp?: string;
  figures?: readonly SettingField<MarkValues>[];
}

function markPanel({ mark, title, help, textHelp, figures = [] }: MarkPanel): SettingPanel<MarkValues> {
  return {
    title,
    rows: [
      { name: `${mark}Shown`, label: words.shownOnCards, listLabel: words.titleShown(title), kind: 'switch', help },
      {
        name: `${mark}Text`,
        label: common.text,
        listLabel: words.titleText(title),
        kind: 'text',
        ...(textHelp !== undefined && { help: textHelp }),
      },
      ...(figures.length > 1 ? [{ layout: WIDE_PAIR, fields: figures }] : figures),
    ],
  };
}

const MARKS = propsOfPanels<MarkSettingsRecord>([
  markPanel({ mark: 'preOrder', title: words.preOrder, help: words.untilTheFirstDayA }),
  markPanel({
    mark: 'fewLeft',
    title: words.fewLeft,
    help: words.whileFewPiecesOfAll,
    textHelp: words.countIsTheNumberOf,
    figures: [
      {
        name: 'fewLeftMost',
        label: words.piecesAtMost,
        listLabel: words.fewLeftPieces,
        kind: 'number',
        min: 1,
        max: 10,
      },
    ],
  }),
  markPanel({
    mark: 'backInStock',
    title: words.backInStock,
    help: words.afterAProductThatWas,
    figures: [
      {
        name: 'backInStockDays',
        label: common.days,
        listLabel: words.backInStockDays,
        kind: 'number',
        min: 1,
        max: 90,
      },
    ],
  }),
  markPanel({
    mark: 'bestseller',
    title: words.bestseller,
    help: words.forTheBestSellingProducts,
    figures: [
      {
        name: 'bestsellerPlaces',
        label: words.productsOfACategory,
        listLabel: words.bestsellerProducts,
        kind: 'number',
        min: 1,
        max: 20,
      },
      {
        name: 'bestsellerPieces',
        label: words.orderedPiecesAtLeast,
        listLabel: words.bestsellerPieces,
        kind: 'number',
        min: 1,
        max: 1000,
      },
    ],
  }),
  markPanel({
    mark: 'sale',
    title: words.sale,
    help: words.thePriceOnTheCard,
    figures: [
      {
        name: 'salePercent',
        label: words.percentBelowTheMrpAt,
        listLabel: words.salePercent,
        kind: 'number',
        min: 1,
        max: 90,
      },
    ],
  }),
  markPanel({
    mark: 'new',
    title: words.new,
    help: words.afterTheFirstDayA,
    figures: [{ name: 'newDays', label: common.days, listLabel: words.newDays, kind: 'number', min: 1, max: 90 }],
  }),
]);

/** The labels of product cards, in the order in which they apply. */
export function MarkGroup() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', marginBottom: 3 }}>{words.aProductCardHasAt}</Typography>
      <SettingGroup<MarkSettingsRecord, MarkValues> id="marks" schema={WriteMarkSettings} {...MARKS} />
    </>
  );
}
