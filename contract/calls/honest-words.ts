import { forbiddenClaim } from '../shop/claims.ts';
import { words } from './wire.ts';

/** Words about goods, as text or HTML: they make no claim that imitation may not make. */
export function honestWords(name: string, max: number) {
  return words(name, max).check((payload) => {
    const claim = forbiddenClaim(payload.value.replace(/<[^>]*>/g, ' '));
    if (claim)
      payload.issues.push({
        code: 'custom',
        message: `“${claim.words}” cannot be said here. ${claim.reason}`,
        input: payload.value,
      });
  });
}
