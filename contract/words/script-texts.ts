import type {
  ADDRESS_PIN_INVALID,
  ADDRESS_PIN_TEST_PATTERN,
  PIN_CHECK_ERROR,
  PIN_NOT_SERVICEABLE,
  SHARE_PINTEREST_NO_IMAGE,
} from '../messages.ts';
import type * as scripts from './en/scripts.ts';

/** An English text that a script writes on a page of any language. */
export type ScriptText =
  | (typeof scripts)[keyof typeof scripts]
  | typeof ADDRESS_PIN_INVALID
  | typeof ADDRESS_PIN_TEST_PATTERN
  | typeof PIN_CHECK_ERROR
  | typeof PIN_NOT_SERVICEABLE
  | typeof SHARE_PINTEREST_NO_IMAGE;
