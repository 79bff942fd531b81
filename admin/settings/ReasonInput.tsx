import { TextInput } from 'react-admin';
import { Panel } from '../ui/record/Panel.tsx';

/** Why the settings are changed: asked of every change, and kept with its version. */
export function ReasonInput() {
  return (
    <Panel title="Why it is changed">
      <TextInput
        source="reason"
        label="Reason"
        fullWidth
        helperText="It stands with the versions below and in the audit log."
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </Panel>
  );
}
