import { bareCode, inCapitals } from './bare-text.ts';
import { stateWithCode } from './india.ts';

/** GST's code of the territorial waters, which are not a State of an address. */
const OTHER_TERRITORY = '97';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN (fourth letter: kind of holder), number of the registration within the State, Z, check character. */
const FORM = /^(\d\d)[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

export const GSTIN_LENGTH = 15;

/** Returns a GSTIN in capitals, without spaces and other characters that cannot belong to it. */
export function typedGstin(text: string): string {
  return inCapitals(bareCode(text));
}

/**
 * Returns the fault of a GSTIN; undefined if its format is valid. A valid format does not mean that it is registered.
 */
export function gstinFault(gstin: string): string | undefined {
  if (gstin.length !== GSTIN_LENGTH) return 'A GSTIN has 15 characters';
  const state = FORM.exec(gstin)?.[1];
  if (state === undefined) return 'This is not the form of a GSTIN, such as 36ZZTCJ1234K1Z4';
  if (state !== OTHER_TERRITORY && !stateWithCode(state)) return 'A GSTIN begins with the code of a State';
  if (gstin.at(-1) !== checkCharacter(gstin))
    return 'This GSTIN is mistyped: its last character does not fit the others';
  return undefined;
}

/** Returns the GST code of a GSTIN's State. */
export function stateCodeOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

/** Returns the PAN in a GSTIN. */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12);
}

/**
 * Returns the check character of the fourteen characters before it: every second value doubled, the two digits of base
 * 36 added.
 */
function checkCharacter(gstin: string): string {
  let sum = 0;
  for (let index = 0; index < GSTIN_LENGTH - 1; index += 1) {
    const value = ALPHABET.indexOf(gstin.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 36) + (value % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}
