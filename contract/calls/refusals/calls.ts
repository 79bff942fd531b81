import * as messages from '../../messages.ts';
import { MOST_SAVED_FILTERS } from '../../shop/saved-filters.ts';
import { refusal } from './refusal.ts';

/** Refusals of any call, of imports and of files. */
export const CALL_REFUSALS = {
  // Any call
  BODY_NOT_JSON: refusal('malformed', 'The request body is not valid JSON.'),
  BODY_TOO_DEEP: refusal('malformed', 'The request body is nested too deeply.'),
  BODY_TOO_LARGE: refusal('tooLarge', 'The request body is too large.'),
  BODY_TYPE: refusal('unsupportedType', 'Please send JSON (content type application/json).'),
  QUERY_INVALID: refusal('malformed', 'The request has a parameter that is not understood.'),
  FIELDS_INVALID: refusal('invalid', 'Please check the marked fields.'),
  NOT_FOUND: refusal('missing', 'Not found'),
  METHOD_NOT_ALLOWED: refusal('missing', 'Not found'),
  TOO_MANY_REQUESTS: refusal('tooMany', 'Too many requests. Please try again in a little while.'),
  SAVED_FILTER_NOT_FOUND: refusal('missing', 'Saved filter not found'),
  SAVED_FILTERS_FULL: refusal('conflict', `No more than ${MOST_SAVED_FILTERS} can be saved.`),
  STALE_VERSION: refusal(
    'conflict',
    'Someone else changed this in the meantime. Please check the new details and decide.',
  ),
  IDEMPOTENCY_KEY_INVALID: refusal('invalid', 'The Idempotency-Key must be 1 to 200 visible characters.'),
  IDEMPOTENCY_KEY_REUSED: refusal('invalid', 'This Idempotency-Key was already used for another request.'),
  DATABASE_UNAVAILABLE: refusal('unavailable', 'The shop is not available at the moment. Please try again shortly.'),
  SHOP_CLOSED: refusal('closed', 'The shop is not open yet. Please come back in a few days.'),
  SHOP_INCOMPLETE: refusal('conflict', 'The shop cannot open yet: the set-up list says what is missing.'),
  COMPANY_INCOMPLETE: refusal('conflict', "The company's {fact} is missing: an owner enters it in the settings."),
  FILES_UNAVAILABLE: refusal('unavailable', 'Files are not available at the moment. Please try again shortly.'),
  PAPERS_BUSY: refusal(
    'unavailable',
    'Too many invoices are being prepared at the moment. Please try again in a few seconds.',
  ),
  DOWNLOADS_OF_NETWORK: refusal(
    'tooMany',
    'Too many large files are being downloaded at once. Please let one finish, then try again.',
  ),
  DOWNLOADS_TOO_MANY: refusal(
    'unavailable',
    'Too many large files are being downloaded at the moment. Please try again in a few seconds.',
  ),
  SENDING_OF_NETWORK: refusal(
    'tooMany',
    'Too many large files are being sent at once. Please let one finish, then try again.',
  ),
  SENDING_TOO_MANY: refusal(
    'unavailable',
    'Too many large files are being sent at the moment. Please try again in a few seconds.',
  ),
  BODY_BROKEN_OFF: refusal('malformed', 'The request ended before its body was complete. Please send it again.'),
  RANGE_OUTSIDE: refusal('outOfRange', 'This file has no such part.'),
  PICTURES_BUSY: refusal(
    'unavailable',
    'Too many pictures are being prepared at the moment. Please try again in a few seconds.',
  ),

  // Imports
  IMPORT_NOT_FOUND: refusal('missing', 'Import not found'),
  IMPORT_NOT_WHOLE: refusal('conflict', 'The file has not come in as a whole yet. Please choose it again to go on.'),
  IMPORT_NOT_CHECKED: refusal('conflict', 'The file is not checked yet.'),
  IMPORT_HAS_FAULTS: refusal('conflict', 'Nothing is imported until every row of the file is right.'),
  IMPORT_ROW_TWICE: refusal('conflict', 'Two rows of this file are about the same. Please keep one of them.'),
  IMPORT_OVERTAKEN: refusal(
    'conflict',
    'Someone else changed some of this in the meantime. Nothing was imported: please check the file again.',
  ),
  IMPORT_SOLD: refusal(
    'conflict',
    'Something of this import was ordered or is reserved, so that it stays. Please remove the other goods one by one.',
  ),
  IMPORT_NOT_UNDOABLE: refusal(
    'conflict',
    'This import cannot be undone: it is not applied, it added nothing, or what it changed is not known any more.',
  ),

  // Files
  FILE_TYPE_WRONG: refusal('unsupportedType', messages.FILES_TYPE_NOT_ALLOWED),
  FILE_KIND_WRONG: refusal('unsupportedType', `${messages.FILES_TYPE_NOT_ALLOWED}. {reason}.`),
  PICTURE_TOO_MANY_PIXELS: refusal(
    'tooLarge',
    'This picture has {megapixels} megapixels; at most {most} are taken. Please save it smaller.',
  ),
  PICTURE_UNFIT: refusal(
    'invalid',
    '{which} cannot be shown here: each side needs at least {least} pixels, and the longer side at most {ratio} times the shorter one. Please choose another one.',
  ),
  GIF_TOO_MANY_PIXELS: refusal(
    'tooLarge',
    'The frames of this GIF have {megapixels} megapixels together; at most {most} are taken. Please send a shorter one, or a video.',
  ),
  FILE_TOO_LARGE: refusal('tooLarge', 'A photo can have at most {picture} MB, a video {film} MB.'),
  FILE_BROKEN: refusal('invalid', 'This file cannot be read. Please choose another one.'),
  FILE_LOCKED: refusal('invalid', 'This document asks for a password. Please send one that opens without.'),
  SELLER_FILE_TOO_LARGE: refusal('tooLarge', 'A file can have at most {megabytes} MB.'),
  DOCUMENT_TOO_LARGE: refusal('tooLarge', 'A document can have at most {megabytes} MB.'),
  DOCUMENT_HAS_MACROS: refusal('invalid', 'This document has macros. Please save it without them and send it again.'),
  FILE_NOT_FOUND: refusal('missing', 'File not found'),
  FILE_IN_USE: refusal('conflict', 'This file is in use: {places}. Please remove it there first.'),
  FILE_OF_ITS_PLACE: refusal('conflict', 'This file goes with a return, a review or a business. It is changed there.'),
  FILE_NO_FILM: refusal('conflict', 'Only a film has a still picture.'),
  FILE_NO_PICTURE: refusal('conflict', 'Only a picture can be replaced by a picture.'),
  FILE_REPLACEMENT_MISSING: refusal('invalid', messages.FILE_REPLACEMENT_MISSING),
  FILES_NONE_SELECTED: refusal('invalid', messages.FILES_NONE_SELECTED),
  FILES_NONE_FOR_DELETION: refusal('invalid', messages.FILES_NONE_FOR_DELETION),
  FILES_NONE_FOR_DOWNLOAD: refusal('invalid', messages.FILES_NONE_FOR_DOWNLOAD),
  FILES_TOO_MANY: refusal('invalid', messages.FILES_MAX_SELECT),
  FILE_UNKNOWN: refusal('invalid', 'One of the files is not there any more. Please choose it again.'),
  UPLOAD_NOT_FOUND: refusal('missing', 'This upload is not there any more. Please choose the file again.'),
  UPLOADS_TOO_MANY: refusal(
    'tooMany',
    'Many files you began to send did not come in whole. Please go on with one of them, or let one go.',
  ),
  FILE_TOO_MANY: refusal('tooMany', 'You have sent in many files today. Please try again tomorrow.'),

  WEIGHT_DISPUTE_NOT_FOUND: refusal('missing', 'Weight dispute not found'),
  WEIGHT_DISPUTE_TOO_EARLY: refusal(
    'conflict',
    'Only a parcel that a courier has fetched can be charged for its weight.',
  ),
  WEIGHT_DISPUTE_OPEN: refusal('conflict', 'There is an open weight dispute about this parcel already.'),
  WEIGHT_DISPUTE_ENDED: refusal('conflict', 'This weight dispute has ended.'),
} as const;
