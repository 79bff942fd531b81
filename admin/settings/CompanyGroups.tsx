import { Box, Typography } from '@mui/material';
import { WriteCompanySettings, WriteFeeSettings } from '#contract/calls/company-settings.ts';
import { STATES } from '#contract/shop/india.ts';
import { FeeRates } from '../fee-rates/FeeRates.tsx';
import type { CompanySettingsRecord, FeeSettingsRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { PAIR, WIDE_PAIR } from '../ui/form/formLayout.ts';
import { amount, propsOfPanels } from './fields.tsx';
import type { SettingField } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { percent } from './StoreGroups.tsx';

/** Two fields side by side on a screen with room for long values. */
const BESIDE = {
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

type Company = Fields<CompanySettingsRecord>;

const person = (of: 'officer' | 'nodal', listLabel: string) => [
  {
    layout: BESIDE,
    fields: [
      { name: `${of}Name`, label: 'Name', listLabel, kind: 'text' },
      { name: `${of}Designation`, label: 'Designation', listLabel: `${listLabel}, designation`, kind: 'text' },
    ] as const satisfies readonly SettingField<Company>[],
  },
  {
    layout: BESIDE,
    fields: [
      { name: `${of}Email`, label: 'Email', listLabel: `${listLabel}, email`, kind: 'text', type: 'email' },
      {
        name: `${of}Phone`,
        label: 'Phone, with country code',
        listLabel: `${listLabel}, phone`,
        kind: 'text',
        type: 'tel',
      },
    ] as const satisfies readonly SettingField<Company>[],
  },
];

const COMPANY = propsOfPanels<CompanySettingsRecord>([
  {
    title: 'Company',
    rows: [
      { name: 'legalName', label: 'Legal name', kind: 'text' },
      {
        layout: BESIDE,
        fields: [
          { name: 'cin', label: 'CIN', kind: 'text' },
          { name: 'gstin', label: 'GSTIN', kind: 'text' },
        ],
      },
      {
        name: 'tcsGstin',
        label: 'GSTIN for TCS',
        kind: 'text',
        help: 'The registration under which tax is collected at source.',
      },
    ],
  },
  {
    title: 'Office',
    rows: [
      { name: 'address', label: 'Address', kind: 'text' },
      {
        layout: PAIR,
        fields: [
          { name: 'locality', label: 'Locality', kind: 'text' },
          { name: 'city', label: 'City', kind: 'text' },
        ],
      },
      {
        layout: WIDE_PAIR,
        fields: [
          { name: 'state', label: 'State', kind: 'search', choices: STATES.map(({ name }) => ({ id: name, name })) },
          { name: 'pinCode', label: 'PIN code', kind: 'text', inputMode: 'numeric' },
        ],
      },
      {
        layout: PAIR,
        fields: [
          { name: 'latitude', label: 'Latitude', kind: 'number', step: 'any' },
          { name: 'longitude', label: 'Longitude', kind: 'number', step: 'any' },
        ],
      },
    ],
  },
  {
    title: 'Grievance officer',
    rows: [
      ...person('officer', 'Grievance officer'),
      {
        name: 'acknowledgeHours',
        label: 'Complaints acknowledged within hours',
        kind: 'number',
        min: 1,
        max: 48,
        help: 'The law wants at most 48, and for what users upload 24.',
      },
    ],
  },
  { title: 'Nodal person of contact', rows: person('nodal', 'Nodal person') },
]);

/** The company that runs the marketplace, and the people that the law requires it to name. */
export function CompanyGroup() {
  return <SettingGroup<CompanySettingsRecord, Company> id="company" schema={WriteCompanySettings} {...COMPANY} />;
}

const FEES = propsOfPanels<FeeSettingsRecord>([
  {
    title: 'Fees of an order',
    rows: [
      {
        name: 'gatewayPercent',
        label: 'Gateway fee in percent',
        listLabel: 'Gateway fee',
        show: percent,
        kind: 'number',
        min: 0,
        max: 10,
        step: 'any',
        help: 'Of what was paid online. A change holds for orders from then on; freight is what the courier charged.',
      },
    ],
  },
  {
    title: 'Payouts and cash',
    rows: [
      {
        ...amount('minimumPayout', 'Smallest payout in rupees', 'Smallest payout'),
        help: 'Less waits for the next payout.',
      },
      {
        layout: PAIR,
        fields: [
          { name: 'bankHoldHours', label: 'Hours on hold after a change of bank', kind: 'number', min: 0 },
          {
            name: 'codLateDays',
            label: 'Days until cash from couriers is late',
            listLabel: 'Days until cash is late',
            kind: 'number',
            min: 1,
          },
        ],
      },
    ],
  },
]);

/** The fees of sellers: rates that hold from a day on, and settings that hold at once. */
export function FeeGroup() {
  return (
    <>
      <Box sx={{ marginBottom: '18px' }}>
        <Panel title="Rates">
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: '14px' }}>
            Commission is that of the day an order was placed, of the value of supply with its tax. Taxes are those of
            the day a fee is booked. A category may have a commission of its own, which also holds for the categories
            below it. Sellers may have one of their own, on their page, for all their goods.
          </Typography>
          <FeeRates sellerId={null} />
        </Panel>
      </Box>
      <SettingGroup<FeeSettingsRecord, Fields<FeeSettingsRecord>> id="fees" schema={WriteFeeSettings} {...FEES} />
    </>
  );
}
