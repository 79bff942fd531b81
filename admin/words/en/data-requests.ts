import { inLanguage } from '../language.ts';

/** What people ask about their data: the list, a request by letter, and how one was settled. */
export const words = inLanguage('data-requests', {
  // Kinds, states and deadlines
  copyOfTheData: 'Copy of the data',
  deletion: 'Deletion',
  correction: 'Correction',
  complaint: 'Complaint',
  toDo: 'To do',
  waitsForOrdersToEnd: 'Waits for orders to end',
  done: 'Done',
  withdrawn: 'Withdrawn',
  doneAtBy: (time: string, person: string) => `${time} by ${person}`,
  doneByItself: (time: string) => `${time}, by itself`,
  overdueSince: (time: string) => `Overdue since ${time}`,
  until: (time: string) => `Until ${time}`,

  // The list
  allKinds: 'All kinds',
  dataRequests: 'Data requests',
  noRequestsFound: 'No requests found',
  failedToFetchTheRequests: 'Failed to fetch the requests',
  by: 'By',
  letterOrTelephone: 'Letter or telephone',
  clock: 'Clock',
  said: 'Said',
  deletedAccount: 'Deleted account',

  // Settling and entering
  settle: 'Settle',
  requestOf: (kind: string, email: null | string) => `${kind} of ${email}`,
  theRequestIsSettled: 'The request is settled.',
  pleaseAnswerThePersonFirst: 'Please answer the person first, and write here what was done.',
  theRequestIsEntered: 'The request is entered.',
  newRequest: 'New request',
  forWhatCameByA: (days: number) =>
    `For what came by a letter or on the telephone. It is to be answered within ${days} days.`,
  enter: 'Enter',
  note: 'Note',
});
