import { forbiddenClaim, forbiddenClaimOfSku } from '../shop/claims.ts';
import { signCheck, words } from './wire.ts';
import { unprintableLetter } from '../shop/text.ts';

/** Returns a schema for text or HTML about goods, without claims that are forbidden for imitation jewellery. */
export function honestWords(name: string, max: number) {
  return withoutClaims(name, max, forbiddenClaim);
}

/** Returns a schema for the name of a product, which invoices print. */
export function honestName(name: string, max: number) {
  return withoutClaims(name, max, forbiddenClaim).check(printedCheck(name));
}

/** Returns a schema for the name of a SKU, in which gold may be the colour. */
export function honestSkuName(name: string, max: number) {
  return withoutClaims(name, max, forbiddenClaimOfSku).check(printedCheck(name));
}

const printedCheck = (name: string) =>
  signCheck(unprintableLetter, `${name} has a letter that an invoice cannot print`);

function withoutClaims(name: string, max: number, claimIn: typeof forbiddenClaim) {
  return words(name, max).check((payload) => {
    const claim = claimIn(payload.value.replace(/<[^>]*>/g, ' '));
    if (claim)
      payload.issues.push({
        code: 'custom',
        message: `“${claim.words}” cannot be said here. ${claim.reason}`,
        input: payload.value,
      });
  });
}
