import * as z from 'zod/mini';
import type { BankDetails } from '#contract/calls/sellers.ts';
import { sealedAs } from '../../sealed.ts';
import type { Shop } from '../../shop.ts';

const Account = z.object({ accountNumber: z.string(), ifscCode: z.string(), accountHolderName: z.string() });

/** Where a seller's money goes: whoever gets hold of the records alone learns nobody's account. */
const { seal, unseal } = sealedAs('bank accounts of sellers', Account);

/** The columns a seller's account is kept in. */
export async function bankColumns(shop: Shop, bank: z.output<typeof BankDetails>) {
  const { accountNumber, ifscCode, accountHolderName } = bank;
  return {
    bankSealed: await seal(shop, { accountNumber, ifscCode, accountHolderName }),
    bankLastDigits: accountNumber.slice(-4),
    bankIfsc: ifscCode,
    bankHolder: accountHolderName,
  };
}

/** A seller's account in full, for whoever pays it. */
export const openBank = unseal;
