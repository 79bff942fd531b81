import { inLanguage } from '../language.ts';

export const words = inLanguage('audit', {
  stock: 'Stock',
  member: 'Member',
  outboxItem: 'Outbox item',
  whoWhatWasDoneA: 'Who, what was done, a row’s or a request’s id',
  allSubjects: 'All subjects',
  auditLog: 'Audit log',
  nothingWasChangedYet: 'Nothing was changed yet',
  failedToFetchTheAudit: 'Failed to fetch the audit log',
  who: 'Who',
  beforeAndAfter: 'Before and after',
  fromClientNetwork: (clientNetwork: string) => `, from ${clientNetwork}`,
  request: 'Request',
  more: 'more',
});
