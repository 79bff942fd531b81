export { confirmStockNotice, stopStockNotice } from './answer-notice.ts';
export { askNotice, askNoticeByEmail, listNotices, withdrawNotice } from './ask-notice.ts';
export { forgetOldNotices } from './statements.ts';
export { backInStock, stockNoticeToConfirm, detailOf } from './stock-notice-mails.ts';
export { tellBackInStock } from './tell-back-in-stock.ts';
export { backInStockMail, confirmStockNoticeMail, NoticedProduct } from './mails.ts';
export { backInStockMessage } from './messages.ts';
