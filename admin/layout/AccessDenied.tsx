import { REFUSALS } from '#contract/calls/refusals.ts';
import { MessageScreen } from './MessageScreen.tsx';
import { words } from '../words/en/layout.ts';
import { shared } from '../words/language.ts';

/** The page of something that the person's role does not include. They stay signed in. */
export function AccessDenied() {
  return <MessageScreen heading={shared(REFUSALS.NOT_PERMITTED.text)} hint={words.theOwnerOfTheAccount} />;
}
