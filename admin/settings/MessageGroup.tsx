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

type Values = Omit<Fields<MessageSettingsRecord>, 'smsFlows'> & {
  /** React-admin sets an emptied text to null. */
  smsFlows: string | null;
};

const PANELS: readonly SettingPanel<Values>[] = [
  {
    title: 'Quiet hours',
    rows: [
      {
        layout: PAIR,
        fields: [
          { name: 'quietFrom', label: 'From the hour', kind: 'number', min: 0, max: 23 },
          {
            name: 'quietTo',
            label: 'To the hour',
            kind: 'number',
            min: 0,
            max: 23,
            help: 'In Indian time, 0 to 23. Only what cannot wait goes out between them.',
          },
        ],
      },
    ],
  },
  {
    title: 'What a message costs',
    rows: [
      amount('whatsAppCost', 'WhatsApp about an order, in rupees', 'WhatsApp about an order'),
      amount('whatsAppOfferCost', 'WhatsApp with an offer, in rupees', 'WhatsApp with an offer'),
      {
        ...amount('smsCost', 'SMS, in rupees', 'SMS'),
        help: 'As the services charge you. The sums under Messages count with it.',
      },
    ],
  },
];

/** Quiet hours, costs and SMS templates of messages. */
export function MessageGroup() {
  return (
    <SettingGroup<MessageSettingsRecord, Values>
      id="messages"
      valuesOf={({ quietFrom, quietTo, whatsAppCost, whatsAppOfferCost, smsCost, smsFlows }) => ({
        quietFrom,
        quietTo,
        whatsAppCost,
        whatsAppOfferCost,
        smsCost,
        smsFlows,
      })}
      toSend={({ smsFlows, ...values }) => ({ ...values, smsFlows: smsFlows ?? '' })}
      schema={WriteMessageSettings}
      labels={{
        quietFrom: ['Quiet from the hour'],
        quietTo: ['Quiet to the hour'],
        whatsAppCost: ['WhatsApp about an order', rupees],
        whatsAppOfferCost: ['WhatsApp with an offer', rupees],
        smsCost: ['SMS', rupees],
        smsFlows: ['Templates of SMS'],
      }}
    >
      {() => (
        <>
          {PANELS.map((panel) => (
            <PanelOfFields key={panel.title} panel={panel} />
          ))}
          <Panel title="Templates of SMS">
            <TextInput
              source="smsFlows"
              label="Template and its flow at MSG91, one in each line"
              multiline
              fullWidth
              minRows={6}
              helperText="Such as order_placed_en = 64f0a1b2c3d4e5f6a7b8c9d0. A template without a flow is not sent by SMS. Their texts are under Messages."
            />
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}
