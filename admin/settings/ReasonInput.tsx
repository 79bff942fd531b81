import { TextInput } from 'react-admin';
import { Panel } from '../ui/record/Panel.tsx';

/** The reason of a change of settings, stored with its version. */
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
