import { inLanguage } from '../language.ts';

/** The log of changes by staff, which admins read. */
export const words = inLanguage('audit', {
  auditLog: 'Audit log',
  // Subjects
  member: 'Member',
  outboxItem: 'Outbox item',
  allSubjects: 'All subjects',
  // The list
  whoWhatWasDoneA: 'Who, what was done, a row’s or a request’s id',
  nothingWasChangedYet: 'Nothing was changed yet',
  failedToFetchTheAudit: 'Failed to fetch the audit log',
  who: 'Who',
  beforeAndAfter: 'Before and after',
  fromNetwork: (network: string) => `, from ${network}`,
  request: (id: string) => `Request ${id}`,
  countMore: (count: number) => `${count} more`,
  // Values of fields
  yes: 'yes',
  no: 'no',
  grams: (weight: string) => `${weight} g`,
});
