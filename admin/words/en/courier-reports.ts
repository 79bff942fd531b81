import { inLanguage } from '../language.ts';

/** The list of couriers' reports about unknown parcels. */
export const words = inLanguage('courier-reports', {
  awbOrWhatHappened: 'AWB or what happened',
  unknownParcels: 'Unknown parcels',
  everyReportBelongsToA: 'Every report belongs to a parcel',
  failedToFetchTheReports: 'Failed to fetch the reports',
  where: 'Where',
  happened: 'Happened',
  cameIn: 'Came in',
});
