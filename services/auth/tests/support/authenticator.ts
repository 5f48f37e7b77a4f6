import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const userPresent = 1;
const userVerified = 4;
const attested = 64;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949) of what an authenticator writes: short texts, bytes, whole numbers and maps. */
function encode(value: string | number | Uint8Array | ReadonlyMap<unknown, unknown>): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count]);
    if (count < 256) return Buffer.from([(major << 5) | 24, count]);
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const items = [...value].flat() as (string | number | Uint8Array)[];
  return Buffer.concat([head(5, value.size), ...items.map(encode)]);
}

/** Changes that a test makes to an honest answer. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  /** The device has not checked who uses it. */
  readonly unverified?: boolean;
}

/** A device that makes and uses one passkey, as WebAuthn level 3 describes authenticators and browsers. */
export function createAuthenticator(origin = 'https://shortlist.example') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle: string | undefined;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (flags: number, lies: Lies) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const verified = lies.unverified ? 0 : userVerified;
    const id = sha256(lies.rpId ?? new URL(origin).hostname);
    return Buffer.concat([id, Buffer.from([flags | userPresent | verified]), count]);
  };
  const credential = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
  };

  return {
    /** Answer of `navigator.credentials.create`. */
    create: (
      options: { readonly challenge: string; readonly user: { readonly id: string } },
      lies: Lies = {},
    ) => {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (text: string) => Buffer.from(text, 'base64url');
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]);
      const data = Buffer.concat([
        authenticatorData(attested, lies),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        encode(cose),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: base64url(encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Answer of `navigator.credentials.get`. */
    use: ({ challenge }: { readonly challenge: string }, lies: Lies = {}) => {
      const data = authenticatorData(0, lies);
      const client = clientData('webauthn.get', challenge, lies);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, privateKey)),
          userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
