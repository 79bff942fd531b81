import { TextInput } from 'react-admin';
import { WriteWordSettings } from '#contract/calls/look-settings.ts';
import { DEFAULT_FOOTER_LINE } from '#contract/shop/shop-words.ts';
import type { WordSettingsRecord } from '../providers/records.ts';
import { propsOfPanels } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { hindiShown, translationsToSend } from '../ui/form/hindiTexts.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

const { children, toSend, valuesOf, labels } = propsOfPanels<WordSettingsRecord>([
  {
    title: words.shortTexts,
    rows: [
      {
        name: 'footerLine',
        label: words.lineAboutTheShopIn,
        listLabel: words.footer,
        kind: 'text',
        isOptional: true,
        help: words.emptyForLine(DEFAULT_FOOTER_LINE),
      },
      {
        name: 'mailClosing',
        label: words.lastLineOfEveryEmail,
        listLabel: words.emails,
        kind: 'text',
        isOptional: true,
        help: words.beforeTheShopsNameEmpty,
      },
      {
        name: 'paperNote',
        label: words.noteAtTheFootOf,
        listLabel: words.papers,
        kind: 'text',
        isOptional: true,
        help: words.emptyForNonePapersThat,
      },
    ],
  },
]);

/** The short texts of footer, mails and papers. */
export function WordGroup() {
  return (
    <SettingGroup<WordSettingsRecord, Fields<WordSettingsRecord>>
      id="words"
      schema={WriteWordSettings}
      valuesOf={valuesOf}
      toSend={(values) => ({
        ...toSend(values),
        translations: translationsToSend(values.translations, ['footerLine']),
      })}
      labels={{ ...labels, translations: [common.inHindi, hindiShown] }}
    >
      {() => (
        <>
          {children()}
          <Panel title={common.inHindi}>
            <TextInput
              source="translations.hi.footerLine"
              label={common.fieldInHindi(words.lineAboutTheShopIn)}
              helperText={common.emptyIsShownAsWritten}
              slotProps={{ htmlInput: { lang: 'hi' } }}
            />
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}
