export { changeMailText } from './change-mail-text.ts';
export { previewMail } from './preview-mail.ts';
export { listMailTexts, readMailText } from './read-mail-texts.ts';
export { readMailVersions } from './read-mail-versions.ts';
export { sendTestMail, testMail, testMailSent } from './send-test-mail.ts';
