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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

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
      { name: `${of}Name`, label: common.name, listLabel, kind: 'text' },
      {
        name: `${of}Designation`,
        label: words.designation,
        listLabel: words.listLabelDesignation(listLabel),
        kind: 'text',
      },
    ] as const satisfies readonly SettingField<Company>[],
  },
  {
    layout: BESIDE,
    fields: [
      {
        name: `${of}Email`,
        label: common.email,
        listLabel: words.listLabelEmail(listLabel),
        kind: 'text',
        type: 'email',
      },
      {
        name: `${of}Phone`,
        label: words.phoneWithCountryCode,
        listLabel: words.listLabelPhone(listLabel),
        kind: 'text',
        type: 'tel',
      },
    ] as const satisfies readonly SettingField<Company>[],
  },
];

const COMPANY = propsOfPanels<CompanySettingsRecord>([
  {
    title: words.company,
    rows: [
      { name: 'legalName', label: words.legalName, kind: 'text' },
      {
        layout: BESIDE,
        fields: [
          { name: 'cin', label: 'CIN', kind: 'text' },
          { name: 'gstin', label: 'GSTIN', kind: 'text' },
        ],
      },
      {
        name: 'tcsGstin',
        label: words.gstinForTcs,
        kind: 'text',
        help: words.theRegistrationUnderWhichTax,
      },
    ],
  },
  {
    title: words.office,
    rows: [
      { name: 'address', label: words.address, kind: 'text' },
      {
        layout: PAIR,
        fields: [
          { name: 'locality', label: words.locality, kind: 'text' },
          { name: 'city', label: words.city, kind: 'text' },
        ],
      },
      {
        layout: WIDE_PAIR,
        fields: [
          {
            name: 'state',
            label: common.state,
            kind: 'search',
            choices: STATES.map(({ name }) => ({ id: name, name })),
          },
          { name: 'pinCode', label: common.pinCode, kind: 'text', inputMode: 'numeric' },
        ],
      },
      {
        layout: PAIR,
        fields: [
          { name: 'latitude', label: words.latitude, kind: 'number', step: 'any' },
          { name: 'longitude', label: words.longitude, kind: 'number', step: 'any' },
        ],
      },
    ],
  },
  {
    title: words.grievanceOfficer,
    rows: [
      ...person('officer', words.grievanceOfficer),
      {
        name: 'acknowledgeHours',
        label: words.complaintsAcknowledgedWithinHours,
        kind: 'number',
        min: 1,
        max: 48,
        help: words.theLawWantsAtMost,
      },
    ],
  },
  { title: words.nodalPersonOfContact, rows: person('nodal', words.nodalPerson) },
]);

/** The company that runs the marketplace, and the people that the law requires it to name. */
export function CompanyGroup() {
  return <SettingGroup<CompanySettingsRecord, Company> id="company" schema={WriteCompanySettings} {...COMPANY} />;
}

const FEES = propsOfPanels<FeeSettingsRecord>([
  {
    title: words.feesOfAnOrder,
    rows: [
      {
        name: 'gatewayPercent',
        label: words.gatewayFeeInPercent,
        listLabel: words.gatewayFee,
        show: percent,
        kind: 'number',
        min: 0,
        max: 10,
        step: 'any',
        help: words.ofWhatWasPaidOnline,
      },
    ],
  },
  {
    title: words.payoutsAndCash,
    rows: [
      {
        ...amount('minimumPayout', words.smallestPayoutInRupees, words.smallestPayout),
        help: words.lessWaitsForTheNext,
      },
      {
        layout: PAIR,
        fields: [
          { name: 'bankHoldHours', label: words.hoursOnHoldAfterA, kind: 'number', min: 0 },
          {
            name: 'codLateDays',
            label: words.daysUntilCashFromCouriers,
            listLabel: words.daysUntilCashIsLate,
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
        <Panel title={words.rates}>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: '14px' }}>
            {words.commissionIsThatOfThe}
          </Typography>
          <FeeRates sellerId={null} />
        </Panel>
      </Box>
      <SettingGroup<FeeSettingsRecord, Fields<FeeSettingsRecord>> id="fees" schema={WriteFeeSettings} {...FEES} />
    </>
  );
}
