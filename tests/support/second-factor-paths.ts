import { SecondFactor } from '#contract/calls/auth.ts';
import { addPasskey, askForPasskey, Authenticator, beginPasskey, showPasskey, withPasskey } from './authenticator.ts';
import type { PreparedCall } from './happy-paths.ts';
import { codeOf, setUp, withSecondFactor } from './second-factor.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of the calls about the second factor. */
export function secondFactorPaths(shop: TestShop): Record<string, PreparedCall> {
  const withApp = async () => {
    const person = await shop.staff({ subRole: 'support' });
    await withSecondFactor(person);
    return person;
  };
  const withKey = async () => {
    const person = await withApp();
    return { person, key: await withPasskey(person, shop.running.siteOrigin) };
  };

  return {
    'GET /api/users/second-factor': () => () => shop.seller('meera').get('/api/users/second-factor'),
    'POST /api/users/second-factor': async () => {
      const person = await shop.staff({ subRole: 'support' });
      return () => person.post('/api/users/second-factor');
    },
    'POST /api/users/second-factor/show': async () => {
      const person = await shop.staff({ subRole: 'support' });
      const code = codeOf(await setUp(person));
      return () => person.post('/api/users/second-factor/show', { code });
    },
    'DELETE /api/users/second-factor': async () => {
      const person = await shop.staff({ subRole: 'support' });
      return () => person.delete('/api/users/second-factor');
    },
    'POST /api/users/second-factor/passkeys/begin': async () => {
      const person = await withApp();
      return () => person.post('/api/users/second-factor/passkeys/begin');
    },
    'POST /api/users/second-factor/passkeys': async () => {
      const person = await withApp();
      const made = new Authenticator(shop.running.siteOrigin).make(await beginPasskey(person));
      return () => addPasskey(person, made);
    },
    'DELETE /api/users/second-factor/passkeys/{id}': async () => {
      const { person } = await withKey();
      const { passkeys } = (await person.get('/api/users/second-factor')).as(SecondFactor);
      return () => person.delete(`/api/users/second-factor/passkeys/${passkeys[0]!.id}`);
    },
    'POST /api/users/second-factor/passkeys/ask': async () => {
      const { person } = await withKey();
      return () => person.post('/api/users/second-factor/passkeys/ask');
    },
    'POST /api/users/second-factor/passkeys/show': async () => {
      const { person, key } = await withKey();
      const shown = key.show(await askForPasskey(person));
      return () => showPasskey(person, shown);
    },
  };
}
