import { Box } from '@mui/material';
import { RadioButtonGroupInput, SelectInput } from 'react-admin';
import { WriteLookSettings } from '#contract/calls/look-settings.ts';
import { CORNERS, SPACINGS } from '#contract/shop/look/look.ts';
import { PAIRS, TYPE_PAIRS } from '#contract/shop/look/type-pairs.ts';
import type { LookSettingsRecord } from '../../providers/records.ts';
import { FIELDS, PAIR } from '../../ui/form/formLayout.ts';
import { Panel } from '../../ui/record/Panel.tsx';
import { SettingGroup } from '../SettingGroup.tsx';
import { ColourFields } from './ColourFields.tsx';
import { LookPreview } from './LookPreview.tsx';
import { CORNER_LABELS, LOOK_LABELS, lookToSend, lookValuesOf, SPACING_LABELS } from './lookValues.ts';
import type { LookFormValues } from './lookValues.ts';
import { MarkFields } from './MarkFields.tsx';
import { words } from '../../words/en/settings-look.ts';

const PAIR_CHOICES = TYPE_PAIRS.map((id) => ({ id, name: `${PAIRS[id].label}: ${PAIRS[id].says}` }));
const CORNER_CHOICES = CORNERS.map((id) => ({ id, name: CORNER_LABELS[id] }));
const SPACING_CHOICES = SPACINGS.map((id) => ({ id, name: SPACING_LABELS[id] }));

/** Mark, colours, typefaces and sizes of the shop, with its pages as they would be. */
export function LookGroup() {
  return (
    <SettingGroup<LookSettingsRecord, LookFormValues>
      id="look"
      valuesOf={lookValuesOf}
      toSend={lookToSend}
      schema={WriteLookSettings}
      labels={LOOK_LABELS}
    >
      {() => (
        <>
          <Box sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
            <MarkFields />
            <ColourFields />
            <Panel title={words.typefacesAndSizes}>
              <Box sx={FIELDS}>
                <RadioButtonGroupInput
                  source="typePair"
                  label={words.headingsAndText}
                  row={false}
                  choices={PAIR_CHOICES}
                  helperText={false}
                />
                <Box sx={PAIR}>
                  <SelectInput source="corners" label={words.corners} choices={CORNER_CHOICES} helperText={false} />
                  <SelectInput source="spacing" label={words.spacing} choices={SPACING_CHOICES} helperText={false} />
                </Box>
              </Box>
            </Panel>
          </Box>
          <LookPreview />
        </>
      )}
    </SettingGroup>
  );
}
