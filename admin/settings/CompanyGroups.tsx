import { Box, Typography } from '@mui/material';
import { AutocompleteInput, NumberInput, TextInput } from 'react-admin';
import { WriteCompanySettings, WriteFeeSettings } from '#contract/calls/company-settings.ts';
import { STATES } from '#contract/shop/india.ts';
import { FeeRates } from '../fee-rates/FeeRates.tsx';
import type { CompanySettingsRecord, FeeSettingsRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { FIELDS, PAIR, WIDE_PAIR } from '../ui/form/formLayout.ts';
import { rupees } from '../ui/rupees.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { percent } from './StoreGroups.tsx';
import { fieldsOf } from './groupRecord.ts';
import type { Fields } from './groupRecord.ts';

/** Two fields beside each other where long values have room, else below each other. */
const BESIDE = {
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Who runs the marketplace, and the people the law wants to be named. */
export function CompanyGroup() {
  return (
    <SettingGroup<CompanySettingsRecord, Fields<CompanySettingsRecord>>
      id="company"
      typedOf={fieldsOf}
      toSend={(typed) => typed}
      schema={WriteCompanySettings}
      words={{
        legalName: ['Legal name'],
        cin: ['CIN'],
        gstin: ['GSTIN'],
        tcsGstin: ['GSTIN for TCS'],
        address: ['Address'],
        locality: ['Locality'],
        city: ['City'],
        state: ['State'],
        pinCode: ['PIN code'],
        latitude: ['Latitude'],
        longitude: ['Longitude'],
        officerName: ['Grievance officer'],
        officerDesignation: ['Grievance officer, designation'],
        officerEmail: ['Grievance officer, email'],
        officerPhone: ['Grievance officer, phone'],
        acknowledgeHours: ['Complaints acknowledged within hours'],
        nodalName: ['Nodal person'],
        nodalDesignation: ['Nodal person, designation'],
        nodalEmail: ['Nodal person, email'],
        nodalPhone: ['Nodal person, phone'],
      }}
    >
      {() => (
        <>
          <Panel title="Company">
            <Box sx={FIELDS}>
              <TextInput source="legalName" label="Legal name" helperText={false} />
              <Box sx={BESIDE}>
                <TextInput source="cin" label="CIN" helperText={false} />
                <TextInput source="gstin" label="GSTIN" helperText={false} />
              </Box>
              <TextInput
                source="tcsGstin"
                label="GSTIN for TCS"
                helperText="The registration under which tax is collected at source."
              />
            </Box>
          </Panel>
          <Panel title="Office">
            <Box sx={FIELDS}>
              <TextInput source="address" label="Address" helperText={false} />
              <Box sx={PAIR}>
                <TextInput source="locality" label="Locality" helperText={false} />
                <TextInput source="city" label="City" helperText={false} />
              </Box>
              <Box sx={WIDE_PAIR}>
                <AutocompleteInput
                  source="state"
                  label="State"
                  choices={STATES.map(({ name }) => ({ id: name, name }))}
                  helperText={false}
                />
                <TextInput source="pinCode" label="PIN code" inputMode="numeric" helperText={false} />
              </Box>
              <Box sx={PAIR}>
                <NumberInput source="latitude" label="Latitude" step="any" helperText={false} />
                <NumberInput source="longitude" label="Longitude" step="any" helperText={false} />
              </Box>
            </Box>
          </Panel>
          <Panel title="Grievance officer">
            <Box sx={FIELDS}>
              <Person of="officer" />
              <NumberInput
                source="acknowledgeHours"
                label="Complaints acknowledged within hours"
                min={1}
                max={48}
                step={1}
                helperText="The law wants at most 48, and for what users upload 24."
              />
            </Box>
          </Panel>
          <Panel title="Nodal person of contact">
            <Box sx={FIELDS}>
              <Person of="nodal" />
            </Box>
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}

function Person({ of }: { of: 'officer' | 'nodal' }) {
  return (
    <>
      <Box sx={BESIDE}>
        <TextInput source={`${of}Name`} label="Name" helperText={false} />
        <TextInput source={`${of}Designation`} label="Designation" helperText={false} />
      </Box>
      <Box sx={BESIDE}>
        <TextInput source={`${of}Email`} type="email" label="Email" helperText={false} />
        <TextInput source={`${of}Phone`} type="tel" label="Phone, with country code" helperText={false} />
      </Box>
    </>
  );
}

/** What the marketplace takes from its sellers: rates with their days, and what holds at once. */
export function FeeGroup() {
  return (
    <>
      <Box sx={{ marginBottom: '18px' }}>
        <Panel title="Rates">
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: '14px' }}>
            Commission is that of the day an order was placed, of the value of supply with its tax. Taxes are those of
            the day a fee is booked. Sellers may have a commission of their own, on their page.
          </Typography>
          <FeeRates sellerId={null} />
        </Panel>
      </Box>
      <FeeForm />
    </>
  );
}

function FeeForm() {
  return (
    <SettingGroup<FeeSettingsRecord, Fields<FeeSettingsRecord>>
      id="fees"
      typedOf={fieldsOf}
      toSend={(typed) => typed}
      schema={WriteFeeSettings}
      words={{
        gatewayPercent: ['Gateway fee', percent],
        minimumPayout: ['Smallest payout', rupees],
        bankHoldHours: ['Hours on hold after a change of bank'],
        codLateDays: ['Days until cash is late'],
      }}
    >
      {() => (
        <>
          <Panel title="Fees of an order">
            <Box sx={FIELDS}>
              <NumberInput
                source="gatewayPercent"
                label="Gateway fee in percent"
                min={0}
                max={10}
                step="any"
                helperText="Of what was paid online. A change holds for orders from then on; freight is what the courier charged."
              />
            </Box>
          </Panel>
          <Panel title="Payouts and cash">
            <Box sx={FIELDS}>
              <NumberInput
                source="minimumPayout"
                label="Smallest payout in rupees"
                min={0}
                step="any"
                helperText="Less waits for the next payout."
              />
              <Box sx={PAIR}>
                <NumberInput
                  source="bankHoldHours"
                  label="Hours on hold after a change of bank"
                  min={0}
                  step={1}
                  helperText={false}
                />
                <NumberInput
                  source="codLateDays"
                  label="Days until cash from couriers is late"
                  min={1}
                  step={1}
                  helperText={false}
                />
              </Box>
            </Box>
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}
