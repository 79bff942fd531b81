import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

/** Whether a refusal has faults, all of them of fields that a form shows. The message of any other one is said as a whole. */
export function isPlaced(errors: ErrorTexts | undefined, fields: readonly string[]): boolean {
  const names = Object.keys(errors ?? {});
  return names.length > 0 && names.every((name) => fields.includes(name));
}
