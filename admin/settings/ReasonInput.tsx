import { TextInput } from 'react-admin';
import { Panel } from '../ui/record/Panel.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

/** The reason of a change of settings, stored with its version. */
export function ReasonInput() {
  return (
    <Panel title={words.whyItIsChanged}>
      <TextInput
        source="reason"
        label={common.reason}
        fullWidth
        helperText={words.itStandsWithTheVersions}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </Panel>
  );
}
