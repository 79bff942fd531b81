import { sql } from 'drizzle-orm';
import {
  arrangedPageVersions,
  auditLog,
  letterVersions,
  fileUploads,
  importRows,
  imports,
  mailTexts,
  reservations,
  savedFilters,
  sellers,
  skuPrices,
  staffInvitations,
  stockMovements,
  storeSettings,
} from '../../../db/schema/index.ts';
import { sellerName } from './names.ts';
import { byUser, stored, people, REMOVED } from './person.ts';
import type { PersonalTable } from './person.ts';

const STOCK = 'Stock records (CGST Act s.36); they say an account by its number alone.';
const PRICES = 'What each piece cost when; it says an account by its number alone.';
const SECURITY_LOG = 'A log of who changed what (CERT-In directions of 28 April 2022; DPDP Rules 2025, rule 6).';

/** The part of `PERSONAL_DATA` about actions of staff, their invitations, and the files they bring. */
export const STAFF_DATA: Record<string, PersonalTable> = {
  staff_invitations: people(staffInvitations, {
    rows: ({ emails }) => sql`${staffInvitations.email} IN ${emails}`,
    copy: {
      title: 'Invitations to work for us or for a seller',
      shown: {
        seller: sellerName('staff_invitations.seller_id'),
        subRole: staffInvitations.subRole,
        sentAt: staffInvitations.sentAt,
        acceptedAt: staffInvitations.acceptedAt,
        withdrawnAt: staffInvitations.withdrawnAt,
      },
    },
    fate: REMOVED,
  }),
  saved_filters: people(savedFilters, {
    rows: byUser(savedFilters.userId),
    copy: {
      title: 'Filters you saved',
      shown: { list: savedFilters.list, name: savedFilters.name, search: savedFilters.search },
    },
    fate: REMOVED,
  }),
  arranged_page_versions: people(arrangedPageVersions, {
    rows: byUser(arrangedPageVersions.actorUserId),
    fate: stored(SECURITY_LOG),
  }),
  letter_versions: people(letterVersions, {
    rows: byUser(letterVersions.actorUserId),
    fate: stored(SECURITY_LOG),
  }),
  audit_log: people(auditLog, {
    rows: byUser(auditLog.actorUserId),
    copy: {
      title: 'What you changed as staff',
      shown: {
        at: auditLog.at,
        action: auditLog.action,
        subject: auditLog.subject,
        reason: auditLog.reason,
        network: auditLog.clientNetwork,
      },
    },
    fate: stored(SECURITY_LOG),
  }),
  sellers: people(sellers, {
    rows: ({ userId }) => sql`${sellers.id} IN (SELECT seller_id FROM memberships WHERE user_id = ${userId})`,
    copy: {
      title: 'The business you sell for',
      shown: {
        businessName: sellers.businessName,
        legalName: sellers.legalName,
        status: sellers.status,
        email: sellers.email,
        mobile: sellers.mobile,
        gstin: sellers.gstin,
        pan: sellers.pan,
        enrolmentNumber: sellers.enrolmentNumber,
        businessEmail: sellers.businessEmail,
        businessMobile: sellers.businessMobile,
        businessAddress: sellers.businessAddress,
        accountHolder: sellers.bankHolder,
        accountEndsIn: sellers.bankLastDigits,
        ifsc: sellers.bankIfsc,
        pickupName: sellers.pickupName,
        pickupMobile: sellers.pickupMobile,
        address: sellers.pickupAddress,
        locality: sellers.pickupLocality,
        city: sellers.pickupCity,
        state: sellers.pickupState,
        pinCode: sellers.pickupPinCode,
        files: sql`(SELECT group_concat(media.name, ', ') FROM media_uses JOIN media ON media.id = media_uses.media_id
          WHERE media_uses.subject = 'seller' AND media_uses.subject_id = sellers.id)`,
      },
    },
    fate: stored('Facts of a business, kept five years after it left; who sells cannot delete the account before.'),
  }),
  reservations: people(reservations, { rows: byUser(reservations.actorUserId), fate: stored(STOCK) }),
  stock_movements: people(stockMovements, { rows: byUser(stockMovements.actorUserId), fate: stored(STOCK) }),
  sku_prices: people(skuPrices, { rows: byUser(skuPrices.actorUserId), fate: stored(PRICES) }),
  imports: people(imports, {
    rows: byUser(imports.userId),
    copy: {
      title: 'Files you sent in to change goods',
      shown: { at: imports.createdAt, file: imports.fileName, list: imports.kind, state: imports.state },
    },
    fate: stored('It says an account by its number alone, for two weeks.'),
  }),
  mail_texts: people(mailTexts, { rows: byUser(mailTexts.actorUserId), fate: stored(SECURITY_LOG) }),
  file_uploads: people(fileUploads, {
    rows: byUser(fileUploads.userId),
    copy: {
      title: 'Files you began to send',
      shown: { at: fileUploads.createdAt, file: fileUploads.fileName, bytes: fileUploads.taken },
    },
    fate: stored('It says an account by its number alone, for a day.'),
  }),
  store_settings: people(storeSettings, { rows: byUser(storeSettings.actorUserId), fate: stored(SECURITY_LOG) }),
  import_rows: people(importRows, {
    // Files of goods and of this shop's orders name nobody who shops here. Those of former orders have emails in a cell.
    rows: ({ emails }) =>
      sql`((${importRows.importId} IN (SELECT id FROM imports WHERE kind = 'customers') AND ${importRows.keyText} IN ${emails})
        OR (${importRows.importId} IN (SELECT id FROM imports WHERE kind = 'former-orders')
          AND EXISTS (SELECT 1 FROM json_each(import_rows.cells) cell WHERE lower(trim(cell.value)) IN ${emails})))`,
    copy: {
      title: 'Rows of files of our former shop',
      shown: {
        readAt: sql`(SELECT imports.created_at FROM imports WHERE imports.id = import_rows.import_id)`,
        columns: sql`(SELECT imports.columns FROM imports WHERE imports.id = import_rows.import_id)`,
        cells: sql`import_rows.cells`,
      },
    },
    fate: REMOVED,
  }),
};
