import { WriteWordSettings } from '#contract/calls/look-settings.ts';
import { DEFAULT_FOOTER_LINE } from '#contract/shop/shop-words.ts';
import type { WordSettingsRecord } from '../providers/records.ts';
import { propsOfPanels } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { SettingGroup } from './SettingGroup.tsx';

const WORDS = propsOfPanels<WordSettingsRecord>([
  {
    title: 'Short texts',
    rows: [
      {
        name: 'footerLine',
        label: 'Line about the shop in the footer',
        listLabel: 'Footer',
        kind: 'text',
        isOptional: true,
        help: `Empty for: ${DEFAULT_FOOTER_LINE}`,
      },
      {
        name: 'mailClosing',
        label: 'Last line of every email',
        listLabel: 'Emails',
        kind: 'text',
        isOptional: true,
        help: "Before the shop's name. Empty for none.",
      },
      {
        name: 'paperNote',
        label: 'Note at the foot of invoices, packing slips and statements',
        listLabel: 'Papers',
        kind: 'text',
        isOptional: true,
        help: 'Empty for none. Papers that are printed again show the note of that day.',
      },
    ],
  },
]);

/** The short texts of footer, mails and papers. */
export function WordGroup() {
  return (
    <SettingGroup<WordSettingsRecord, Fields<WordSettingsRecord>> id="words" schema={WriteWordSettings} {...WORDS} />
  );
}
