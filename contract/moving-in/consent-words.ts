/** Words of a clear yes in the exports of shops and mail programs. Everything else is no. */
const YES = /^(?:y|yes|true|1|subscribed|accepted|agreed|granted|opted[ -]?in|opt[ -]?in|हाँ|हां)$/i;

/** Returns whether a cell says clearly that a person agreed. */
export function isMarkedYes(text: string): boolean {
  return YES.test(text.trim());
}
