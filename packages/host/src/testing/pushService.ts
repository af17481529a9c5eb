import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A device that is subscribed at the stand-in. */
export interface TestDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message as the device reads it. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly message: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage['headers'];
  /** Subject of the shop's signature. */
  readonly subject: string;
}

export interface TestPushService {
  readonly origin: string;
  readonly received: readonly ReceivedPush[];
  /** Number of requests, with those that were rejected. */
  requests(): number;
  /** Subscribes a new device for the shop with this public key. */
  subscribe(shopKey: string): TestDevice;
  /** Answers further requests with this status; 201 accepts them. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

interface Keys {
  readonly curve: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  readonly shopKey: string;
}

/**
 * A push service on this machine. It checks the shop's signature (RFC 8292) and decrypts the message (RFC
 * 8291) with the keys of the device, without the library that the shop uses.
 */
export async function startPushService(port = 0): Promise<TestPushService> {
  const devices = new Map<string, Keys>();
  const received: ReceivedPush[] = [];
  let status = 201;
  let requests = 0;
  const server = createServer((request, response) => {
    void (async () => {
      requests += 1;
      const body = await buffer(request);
      const endpoint = origin() + request.url;
      const device = devices.get(endpoint);
      if (!device) return response.writeHead(404).end();
      if (status !== 201) return response.writeHead(status).end();
      try {
        const { subject } = readSignature(request.headers.authorization, device.shopKey, origin());
        const message = JSON.parse(decrypt(body, device)) as ReceivedPush['message'];
        received.push({ endpoint, message, subject, headers: request.headers });
        return response.writeHead(201).end();
      } catch {
        return response.writeHead(400).end();
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: origin(),
    received,
    requests: () => requests,
    answerWith: (next) => void (status = next),
    subscribe(shopKey) {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${origin()}/push/${randomBytes(16).toString('base64url')}`;
      devices.set(endpoint, { curve, auth, shopKey });
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the subject of a valid signature; throws for another one. */
function readSignature(header = '', shopKey: string, audience: string): { subject: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(shopKey, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  if (!isValid || key !== shopKey || aud !== audience || Number(exp) * 1000 < Date.now())
    throw new Error('The signature of the shop is not valid.');
  return { subject: String(sub) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
const label = (text: string) => Buffer.from(`${text}\0`);

/** Decrypts a body of one record with the encoding `aes128gcm` (RFC 8188). */
function decrypt(body: Buffer, { curve, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([label('WebPush: info'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, label('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(secret, salt, label('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
