import { REFUSALS } from '#contract/calls/refusals.ts';
import { MessageScreen } from './MessageScreen.tsx';

/** The page of something that the person's role does not include. They stay signed in. */
export function AccessDenied() {
  return (
    <MessageScreen heading={REFUSALS.NOT_PERMITTED.text} hint="The owner of the account decides who may see what." />
  );
}
