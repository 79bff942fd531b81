export { alarmMail } from './mails.ts';
export { alarmHook, raiseAlarms } from './alarms.ts';
export { diagnose, findingsOf, shopChecks } from './diagnose.ts';
export { serviceChecks } from './service-checks.ts';
