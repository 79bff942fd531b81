import { FormHelperText } from '@mui/material';
import { ValidationError } from 'react-admin';
import type { ComponentProps } from 'react';
import type { FieldError } from 'react-hook-form';

/**
 * The text of a field's fault.
 *
 * `message` is a text, an object or an encoded object, depending on the validation that found the fault:
 * react-admin's component reads all three, and React cannot render the second.
 */
export function ErrorText({ error }: { error: FieldError }) {
  // The library's type of `error` has its own objects, which react-hook-form's `message` does not mention.
  return <ValidationError error={(error.message ?? '') as ComponentProps<typeof ValidationError>['error']} />;
}

/** The fault of a field, below the inputs of the console that have no place of their own for one. */
export function FieldErrorText({ error, id }: { error: FieldError; id?: string }) {
  return (
    <FormHelperText error role="alert" {...(id !== undefined && { id })} sx={{ width: 1, marginInline: 0 }}>
      <ErrorText error={error} />
    </FormHelperText>
  );
}
