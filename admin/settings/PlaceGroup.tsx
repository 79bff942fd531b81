import { TextInput } from 'react-admin';
import { WritePlaceSettings } from '#contract/calls/store-settings.ts';
import type { PlaceSettingsRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { words } from '../words/en/settings.ts';

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
      labels={{ pinCities: [words.pinCodes] }}
    >
      {() => (
        <Panel title={words.citiesOfPinCodes}>
          <TextInput
            source="pinCities"
            label={words.pinCodeAndCityOne}
            multiline
            fullWidth
            minRows={6}
            helperText={words.suchAsACity}
          />
        </Panel>
      )}
    </SettingGroup>
  );
}
