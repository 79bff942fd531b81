export { alarmMail } from './mails.ts';
export { alarmHook, raiseAlarms } from './alarms.ts';
export { diagnose, shopChecks } from './diagnose.ts';
