import { forbiddenClaim, forbiddenClaimOfSku } from '../shop/claims.ts';
import { words } from './wire.ts';

/** Words about goods, as text or HTML: they make no claim that imitation may not make. */
export function honestWords(name: string, max: number) {
  return withoutClaims(name, max, forbiddenClaim);
}

/** The name of a SKU, in which gold may be the colour. */
export function honestSkuName(name: string, max: number) {
  return withoutClaims(name, max, forbiddenClaimOfSku);
}

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
