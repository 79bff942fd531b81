export { changeNotices, readNotices } from './change-notices.ts';
export { wantsNotice } from './statements.ts';
export { noticeOfToken, noticeToken, stopNotice } from './stop-notice.ts';
