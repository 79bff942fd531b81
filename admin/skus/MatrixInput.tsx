import { useInput } from 'react-admin';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { FieldFaultText } from '../ui/form/FieldFault.tsx';
import { SkuMatrix } from './SkuMatrix.tsx';
import type { TypedMatrix } from './matrix.ts';

/** New SKUs as a field of a form. */
export function MatrixInput({ source, sizeSystem }: { source: string; sizeSystem: SizeSystem }) {
  const { field, fieldState } = useInput({ source });
  return (
    <SkuMatrix
      value={field.value as TypedMatrix}
      onChange={field.onChange}
      sizeSystem={sizeSystem}
      fault={fieldState.error && <FieldFaultText error={fieldState.error} />}
    />
  );
}
