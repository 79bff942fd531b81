import * as z from 'zod/mini';
import { ADDRESS_FIELDS, AddressForm } from '#contract/calls/addresses.ts';
import type { AddressField } from '#contract/calls/addresses.ts';

/** What is wrong with one field, or nothing. */
export function faultOf(name: AddressField, value: string): string | undefined {
  const read = z.safeParse(ADDRESS_FIELDS[name] as z.ZodMiniType, value);
  return read.success ? undefined : read.error.issues[0]?.message;
}

/** What is wrong with the whole form: one text for each field. */
export function faultsOf(values: object): Record<string, string> {
  const read = z.safeParse(AddressForm, values);
  if (read.success) return {};
  const faults: Record<string, string> = {};
  for (const issue of read.error.issues) faults[String(issue.path[0])] ??= issue.message;
  return faults;
}
