import * as z from 'zod/mini';
import type { BankDetails } from '#contract/calls/sellers.ts';
import { sealedAs } from '../../sealed.ts';
import type { Shop } from '../../shop.ts';

const Account = z.object({ accountNumber: z.string(), ifscCode: z.string(), accountHolderName: z.string() });

/** A seller's bank account, encrypted: the database alone reveals no account. */
const { seal, unseal, reseal } = sealedAs('bank accounts of sellers', Account);

/** Returns the columns that store a seller's bank account. */
export async function bankColumns(shop: Shop, bank: z.output<typeof BankDetails>) {
  const { accountNumber, ifscCode, accountHolderName } = bank;
  return {
    bankSealed: await seal(shop, { accountNumber, ifscCode, accountHolderName }),
    bankLastDigits: accountNumber.slice(-4),
    bankIfsc: ifscCode,
    bankHolder: accountHolderName,
  };
}

/** Decrypts a seller's bank account, for the person who pays it. */
export const openBank = unseal;
export const resealBank = reseal;
