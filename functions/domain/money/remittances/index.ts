export { importRemittances, missingCash, previewRemittances } from './import-remittances.ts';
export { managedRemittances } from './managed-remittances.ts';
