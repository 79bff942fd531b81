import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

/**
 * Returns whether a refusal has errors, all of them of fields that the form shows. Otherwise its message is shown as a
 * whole.
 */
export function isPlaced(errors: ErrorTexts | undefined, fields: readonly string[]): boolean {
  const names = Object.keys(errors ?? {});
  return names.length > 0 && names.every((name) => fields.includes(name));
}
