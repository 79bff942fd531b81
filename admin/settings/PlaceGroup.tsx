import { TextInput } from 'react-admin';
import { WritePlaceSettings } from '#contract/calls/store-settings.ts';
import type { PlaceSettingsRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { SettingGroup } from './SettingGroup.tsx';

interface PlaceValues {
  /** One PIN code and its city per line; react-admin sets an emptied text to null. */
  pinCities: string | null;
}

/** The owner's corrections of the PIN directory. */
export function PlaceGroup() {
  return (
    <SettingGroup<PlaceSettingsRecord, PlaceValues>
      id="places"
      valuesOf={({ pinCities }) => ({ pinCities })}
      toSend={({ pinCities }) => ({ pinCities: pinCities ?? '' })}
      schema={WritePlaceSettings}
      labels={{ pinCities: ['PIN codes'] }}
    >
      {() => (
        <Panel title="Cities of PIN codes">
          <TextInput
            source="pinCities"
            label="PIN code and city, one in each line"
            multiline
            fullWidth
            minRows={6}
            helperText="Such as 851101 Begusarai. They win over the directory of India Post, which the shop fills addresses from."
          />
        </Panel>
      )}
    </SettingGroup>
  );
}
