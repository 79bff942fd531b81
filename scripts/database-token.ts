/**
 * `npm run database-token -- KEY_FILE`: makes a key pair for a self-hosted libSQL server. It writes the public key into
 * the file for the server's `--auth-jwt-key-file`, and prints the token to set as DATABASE_TOKEN. The private key is
 * not stored, so a new token needs a new pair. https://github.com/tursodatabase/libsql/blob/main/docs/USER_GUIDE.md
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
// `wx` fails if the file exists: a server may be using the key in it.
writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
console.log(await new SignJWT({ a: 'rw' }).setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' }).sign(privateKey));
