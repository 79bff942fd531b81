import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { PasskeyOptions } from '#contract/calls/passkeys.ts';
import type { Persona } from './persona.ts';

interface Credential {
  id: string;
  rawId: string;
  type: 'public-key';
}
/** The browser's answers to the creation of a passkey, and to a request for one. */
type Made = Credential & { response: { clientDataJSON: string; attestationObject: string; transports: string[] } };
type Shown = Credential & { response: { clientDataJSON: string; authenticatorData: string; signature: string } };

const PATH = '/api/users/second-factor/passkeys';
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The deviations of an invalid answer from a valid one. */
interface Otherwise {
  origin?: string;
  site?: string;
  challenge?: string;
  isVerified?: boolean;
}

/** A security key (WebAuthn Level 3, ES256) in the browser of a person on the shop's own page. */
export class Authenticator {
  readonly id = randomBytes(16);
  signCount = 1;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url'));
    this.#publicKey = Buffer.concat([bytes('a5010203262001215820'), left!, bytes('225820'), right!]);
  }

  make({ challenge }: PasskeyOptions, otherwise: Otherwise = {}): Made {
    const credential = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, this.#publicKey]);
    const data = Buffer.concat([this.#data(HAS_CREDENTIAL, otherwise), credential]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
    const head = [bytes('a363666d74646e6f6e656761747453746d74a068617574684461746158'), Buffer.of(data.length)];
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, otherwise).toString('base64url'),
        attestationObject: Buffer.concat([...head, data]).toString('base64url'),
        transports: ['usb'],
      },
    };
  }

  show({ challenge }: PasskeyOptions, otherwise: Otherwise = {}): Shown {
    this.signCount += 1;
    const data = this.#data(0, otherwise);
    const clientData = this.#clientData('webauthn.get', challenge, otherwise);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key).toString('base64url'),
      },
    };
  }

  #named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  #data(flags: number, { site = new URL(this.#origin).hostname, isVerified = true }: Otherwise): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    return Buffer.concat([sha256(site), Buffer.of(flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)), count]);
  }

  #clientData(type: string, asked: string, { origin = this.#origin, challenge = asked }: Otherwise): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');

function uint16(value: number): Buffer {
  const two = Buffer.alloc(2);
  two.writeUInt16BE(value);
  return two;
}

export const beginPasskey = async (person: Persona) => (await person.post(`${PATH}/begin`)).as(PasskeyOptions);
export const askForPasskey = async (person: Persona) => (await person.post(`${PATH}/ask`)).as(PasskeyOptions);
export const addPasskey = (person: Persona, made: Made, name = 'Office key') =>
  person.post(PATH, { name, passkey: JSON.stringify(made) });
export const showPasskey = (person: Persona, shown: Shown) =>
  person.post(`${PATH}/show`, { passkey: JSON.stringify(shown) });

/** Adds a passkey to a person who already uses an authenticator app. */
export async function withPasskey(person: Persona, origin: string): Promise<Authenticator> {
  const key = new Authenticator(origin);
  const { status } = await addPasskey(person, key.make(await beginPasskey(person)));
  if (status !== 200) throw new Error(`Adding a passkey answered ${status}.`);
  return key;
}
