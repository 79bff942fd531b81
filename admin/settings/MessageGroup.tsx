import { TextInput } from 'react-admin';
import { WriteMessageSettings } from '#contract/calls/store-settings.ts';
import type { MessageSettingsRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { amount, PanelOfFields } from './fields.tsx';
import type { SettingPanel } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { rupees } from '../ui/rupees.ts';
import { PAIR } from '../ui/form/formLayout.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { words } from '../words/en/settings.ts';

type Values = Omit<Fields<MessageSettingsRecord>, 'smsFlows'> & {
  /** React-admin sets an emptied text to null. */
  smsFlows: string | null;
};

const PANELS: readonly SettingPanel<Values>[] = [
  {
    title: words.quietHours,
    rows: [
      {
        layout: PAIR,
        fields: [
          { name: 'quietFrom', label: words.fromTheHour, kind: 'number', min: 0, max: 23 },
          {
            name: 'quietTo',
            label: words.toTheHour,
            kind: 'number',
            min: 0,
            max: 23,
            help: words.inIndianTime0To,
          },
        ],
      },
    ],
  },
  {
    title: words.signInByMobile,
    rows: [
      { name: 'codesByMobile', label: words.otpsToMobiles, kind: 'switch', help: words.shoppersConfirmTheirMobile },
    ],
  },
  {
    title: words.whatAMessageCosts,
    rows: [
      amount('whatsAppCost', words.whatsappAboutAnOrderIn, words.whatsappAboutAnOrder),
      amount('whatsAppOfferCost', words.whatsappWithAnOfferIn, words.whatsappWithAnOffer),
      {
        ...amount('smsCost', words.smsInRupees, 'SMS'),
        help: words.asTheServicesChargeYou,
      },
    ],
  },
];

/** Quiet hours, costs and SMS templates of messages. */
export function MessageGroup() {
  return (
    <SettingGroup<MessageSettingsRecord, Values>
      id="messages"
      valuesOf={({ quietFrom, quietTo, codesByMobile, whatsAppCost, whatsAppOfferCost, smsCost, smsFlows }) => ({
        quietFrom,
        quietTo,
        codesByMobile,
        whatsAppCost,
        whatsAppOfferCost,
        smsCost,
        smsFlows,
      })}
      toSend={({ smsFlows, ...values }) => ({ ...values, smsFlows: smsFlows ?? '' })}
      schema={WriteMessageSettings}
      labels={{
        quietFrom: [words.quietFromTheHour],
        quietTo: [words.quietToTheHour],
        codesByMobile: [words.otpsToMobiles],
        whatsAppCost: [words.whatsappAboutAnOrder, rupees],
        whatsAppOfferCost: [words.whatsappWithAnOffer, rupees],
        smsCost: ['SMS', rupees],
        smsFlows: [words.templatesOfSms],
      }}
    >
      {() => (
        <>
          {PANELS.map((panel) => (
            <PanelOfFields key={panel.title} panel={panel} />
          ))}
          <Panel title={words.templatesOfSms}>
            <TextInput
              source="smsFlows"
              label={words.templateAndItsFlowAt}
              multiline
              fullWidth
              minRows={6}
              helperText={words.suchAsOrderPlacedEn}
            />
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}
