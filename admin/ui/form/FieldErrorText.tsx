import { FormHelperText } from '@mui/material';
import { ValidationError } from 'react-admin';
import type { ComponentProps } from 'react';
import type { FieldError } from 'react-hook-form';

/**
 * The text of a field's error.
 *
 * `message` is a text, an object or an encoded object, depending on the validation: react-admin's component reads all
 * three, and React cannot render the second.
 */
export function ErrorText({ error }: { error: FieldError }) {
  // The component's type lists the library's own objects, react-hook-form's `message` is a string.
  return <ValidationError error={(error.message ?? '') as ComponentProps<typeof ValidationError>['error']} />;
}

/** The error of a field, below inputs that do not render one. */
export function FieldErrorText({ error, id }: { error: FieldError; id?: string }) {
  return (
    <FormHelperText error role="alert" {...(id !== undefined && { id })} sx={{ width: 1, marginInline: 0 }}>
      <ErrorText error={error} />
    </FormHelperText>
  );
}
