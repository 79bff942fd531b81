import { Typography } from '@mui/material';
import { WriteMarkSettings } from '#contract/calls/mark-settings.ts';
import type { MarkSettingsRecord } from '../providers/records.ts';
import { WIDE_PAIR } from '../ui/form/formLayout.ts';
import { propsOfPanels } from './fields.tsx';
import type { SettingField, SettingPanel } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { SettingGroup } from './SettingGroup.tsx';

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
      { name: `${mark}Shown`, label: 'Shown on cards', listLabel: `${title}: shown`, kind: 'switch', help },
      {
        name: `${mark}Text`,
        label: 'Text',
        listLabel: `${title}: text`,
        kind: 'text',
        ...(textHelp !== undefined && { help: textHelp }),
      },
      ...(figures.length > 1 ? [{ layout: WIDE_PAIR, fields: figures }] : figures),
    ],
  };
}

const MARKS = propsOfPanels<MarkSettingsRecord>([
  markPanel({ mark: 'preOrder', title: 'Pre-order', help: 'Until the first day a product can be sent.' }),
  markPanel({
    mark: 'fewLeft',
    title: 'Few left',
    help: 'While few pieces of all SKUs together can be bought.',
    textHelp: '{count} is the number of pieces.',
    figures: [
      { name: 'fewLeftMost', label: 'Pieces at most', listLabel: 'Few left: pieces', kind: 'number', min: 1, max: 10 },
    ],
  }),
  markPanel({
    mark: 'backInStock',
    title: 'Back in stock',
    help: 'After a product that was sold out came back.',
    figures: [
      { name: 'backInStockDays', label: 'Days', listLabel: 'Back in stock: days', kind: 'number', min: 1, max: 90 },
    ],
  }),
  markPanel({
    mark: 'bestseller',
    title: 'Bestseller',
    help: 'For the best selling products of each category in the last 90 days, counted every night.',
    figures: [
      {
        name: 'bestsellerPlaces',
        label: 'Products of a category',
        listLabel: 'Bestseller: products',
        kind: 'number',
        min: 1,
        max: 20,
      },
      {
        name: 'bestsellerPieces',
        label: 'Ordered pieces at least',
        listLabel: 'Bestseller: pieces',
        kind: 'number',
        min: 1,
        max: 1000,
      },
    ],
  }),
  markPanel({
    mark: 'sale',
    title: 'Sale',
    help: 'The price on the card has the percentage below the MRP in any case.',
    figures: [
      {
        name: 'salePercent',
        label: 'Percent below the MRP at least',
        listLabel: 'Sale: percent',
        kind: 'number',
        min: 1,
        max: 90,
      },
    ],
  }),
  markPanel({
    mark: 'new',
    title: 'New',
    help: 'After the first day a product can be sent.',
    figures: [{ name: 'newDays', label: 'Days', listLabel: 'New: days', kind: 'number', min: 1, max: 90 }],
  }),
]);

/** The labels of product cards, in the order in which they apply. */
export function MarkGroup() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', marginBottom: 3 }}>
        A product card has at most one mark: the first of these that is shown and applies. A product that is sold out
        has none, because its card says so.
      </Typography>
      <SettingGroup<MarkSettingsRecord, MarkValues> id="marks" schema={WriteMarkSettings} {...MARKS} />
    </>
  );
}
