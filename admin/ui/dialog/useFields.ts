import { useState } from 'react';
import type { InputBaseComponentProps } from '@mui/material';
import { invalid } from '../../providers/useSend.ts';
import type { Sending } from '../../providers/useSend.ts';

/**
 * The values of a dialog's text fields, and the props that connect each `TextField` with its value and its error.
 * @param check returns the error of each wrong field; it is shown once the field was left, and when the form is sent
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  check: (values: Readonly<Record<Name, string>>) => Partial<Record<Name, string | undefined>> = () => ({}),
) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<Name>();
  const wrong = check(values);
  return {
    values,
    reset: () => setValues(initial),
    /** @throws what `useSend` shows at the fields, if any is wrong */
    assertValid: () => {
      const errors = Object.entries<string | undefined>(wrong).filter((entry): entry is [string, string] => !!entry[1]);
      if (errors.length > 0) throw invalid(Object.fromEntries(errors));
    },
    propsOf: (name: Name, sending: Sending, htmlInput: InputBaseComponentProps = {}) => {
      const error = sending.errors[name] ?? (left === name ? wrong[name] : undefined);
      return {
        value: values[name],
        onChange: ({ target }: { target: { value: string } }) => {
          setValues({ ...values, [name]: target.value });
          setLeft(undefined);
          sending.clearError(name);
        },
        onBlur: () => values[name] && setLeft(name),
        error: error !== undefined,
        helperText: error,
        fullWidth: true,
        slotProps: { htmlInput, formHelperText: { role: 'alert' } } as const,
      };
    },
  };
}
