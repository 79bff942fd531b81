import { sharedFault } from '../words/language.ts';

interface Parsed {
  error?: { issues: readonly { message: string }[] } | undefined;
}

/** Returns what is wrong with a field, in the chosen language; undefined if nothing is. */
export function faultOf({ error }: Parsed): string | undefined {
  const text = error?.issues[0]?.message;
  return text === undefined ? undefined : sharedFault(text);
}
