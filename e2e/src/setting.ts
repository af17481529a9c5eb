import { createECDH, createHash } from 'node:crypto';
import path from 'node:path';
import { journeyPorts, portsBetweenShops } from '../../tools/run/src/programs/ports.ts';

/** The first port of a run. It differs from port 4000, which a developer's shop uses. */
const firstPort = Number(process.env.E2E_PORT ?? journeyPorts[0]);

/** Number of shops of a run, which is also the number of tests that run in parallel. */
export const shopCount = Number(process.env.E2E_SHOPS ?? 1);

/** Ports of one shop of a run. */
export function portsOf(index: number) {
  const shop = firstPort + index * portsBetweenShops;
  return {
    shop,
    store: shop + 1,
    sandbox: shop + 2,
    /** The stand-in of the receivers of events outside the shop. */
    collector: shop + 3,
    /** Port of the stand-in push service of `push.spec.ts`. */
    push: shop + 4,
    /** A second storefront, which some journeys start. */
    otherShop: shop + 5,
  };
}

/** The data folder of one shop of a run. `programs.setup.ts` sets E2E_DATA_DIR. */
export const dataFolderOf = (index: number): string =>
  path.join(process.env.E2E_DATA_DIR ?? '', String(index));

/** The shop of this process: Playwright numbers the workers of a run from 0. */
const shopIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const ports = portsOf(shopIndex);
export const dataFolder = dataFolderOf(shopIndex);
/** Keys of the shop for messages to devices, the same in every process of a run. */
export const pushKeys = toPushKeys('messages of the end-to-end tests');
export const shopOrigin = `http://localhost:${ports.shop}`;
export const storeOrigin = `http://127.0.0.1:${ports.store}`;
/** Origin of the sandbox payment provider, which is another site than the shop. */
export const sandboxOrigin = `http://127.0.0.1:${ports.sandbox}`;
/** Origin of the stand-in of analytics and ad tracking. */
export const collectorOrigin = toCollectorOrigin(ports.collector);
/** Origin of the second listener of the store API: the development outbox and the operations endpoints. */
export const opsOrigin = `http://127.0.0.1:${ports.store + 100}`;

export function toCollectorOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Keys of a VAPID pair that is made from a text. */
function toPushKeys(text: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update(text).digest());
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
