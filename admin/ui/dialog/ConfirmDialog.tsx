import type { ComponentProps, ReactNode } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { words } from '../../words/en/ui.ts';

interface ConfirmDialogProps extends Pick<ComponentProps<typeof FormDialog>, 'sending' | 'onClose' | 'color'> {
  question: string;
  /** The consequence. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  question,
  children,
  confirmLabel,
  onConfirm,
  color = 'error',
  ...dialog
}: ConfirmDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={question}
      text={children}
      onSubmit={onConfirm}
      submitLabel={confirmLabel}
      closeLabel={words.keepIt}
      color={color}
      fullWidth={false}
      focusesClose
    />
  );
}
