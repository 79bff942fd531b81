import { inLanguage } from '../language.ts';

/** What a seller reads about its own business on parts that its page shares with the pages of admins. */
export const words = inLanguage('sellers-own', {
  // States, and the GST registration
  toVerify: 'To verify',
  sells: 'Sells',
  suspended: 'Suspended',
  deactivated: 'Deactivated',
  closed: 'Closed',
  regular: 'Regular',
  composition: 'Composition',
  enrolledNotRegistered: 'Enrolled, not registered',

  // Papers
  sentAt: (time: string) => `sent ${time}`,
  beforeSentAt: (time: string) => `before, sent ${time}`,

  // The holiday
  holiday: 'Holiday',
  holidaySaved: 'Holiday: saved.',
  holidayRemoved: 'Holiday: removed.',
  awayFromUntil: (firstDay: string, lastDay: string) => `Away from ${firstDay} until ${lastDay}`,
  awayUntil: (lastDay: string, sentFrom: string) => `Away until ${lastDay}: sent from ${sentFrom}`,
  presentHoliday: (away: string) => `${away}.`,
  ordersAreTakenOnThese:
    'Orders are taken on these days too. They are promised for after them, and do not count as late.',
  firstDay: 'First day',
  lastDay: 'Last day',
  atMostDays: (days: number) => `At most ${days} days.`,
  noteForShoppers: 'Note for shoppers',
  mayBeEmpty: 'May be empty.',
  shoppersRead: (away: string) => `Shoppers read: ${away}.`,
  saveTheHoliday: 'Save the holiday',
  removeIt: 'Remove it',
});
