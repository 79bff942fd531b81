import { TextField } from '@mui/material';
import type { Sending } from '../../providers/useSend.ts';
import { FormDialog } from './FormDialog.tsx';
import { useFields } from './useFields.ts';
import { common } from '../../words/en/common.ts';

interface NameDialogProps {
  title: string;
  maxLength: number;
  sending: Sending;
  onName: (name: string) => void;
  onClose: () => void;
}

export function NameDialog({ title, maxLength, sending, onName, onClose }: NameDialogProps) {
  const { values, propsOf } = useFields({ name: '' });
  const name = values.name.trim();
  return (
    <FormDialog
      title={title}
      sending={sending}
      onSubmit={() => onName(name)}
      onClose={onClose}
      submitLabel={common.save}
      disabledReason={name === ''}
    >
      <TextField autoFocus label={common.name} {...propsOf('name', sending, { maxLength })} />
    </FormDialog>
  );
}
