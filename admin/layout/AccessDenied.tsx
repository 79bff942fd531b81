import { REFUSALS } from '#contract/calls/refusals.ts';
import { MessageScreen } from './MessageScreen.tsx';

/** A page that is not part of somebody's work. They stay signed in. */
export function AccessDenied() {
  return (
    <MessageScreen heading={REFUSALS.NOT_PERMITTED.text} hint="The owner of the account decides who may see what." />
  );
}
