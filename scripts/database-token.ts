/**
 * `npm run database-token -- KEY_FILE`: makes a key pair for a libSQL server of your own, writes the public key into
 * the file for its `--auth-jwt-key-file`, and prints the token to set as DATABASE_TOKEN. The private key is not kept: a new
 * token is a new pair. https://github.com/tursodatabase/libsql/blob/main/docs/USER_GUIDE.md
 */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { SignJWT } from 'jose';

const keyFile = process.argv[2];
if (keyFile === undefined) {
  console.error('Please name the file for the public key.');
  process.exit(1);
}
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
// `wx`: a server may be using the key that is there.
writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
console.log(await new SignJWT({ a: 'rw' }).setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' }).sign(privateKey));
