import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPrograms } from '../../tools/run/src/programs/programs.ts';
import { collectorEnvironment, startCollector } from './collector.ts';
import { dataFolderOf, portsOf, pushKeys, shopCount } from './setting.ts';

/**
 * Starts the shops of a run, each with its programs on an empty data folder. The returned function stops them
 * and removes the folders.
 */
export default async function start(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-e2e-'));
  // Test workers inherit this environment variable. They read the secrets of their shop from its data folder.
  process.env.E2E_DATA_DIR = folder;
  const stops = await Promise.all(Array.from({ length: shopCount }, (_, index) => startShop(index)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startShop(index: number): Promise<() => Promise<void>> {
  const ports = portsOf(index);
  mkdirSync(dataFolderOf(index));
  const stopCollector = await startCollector(ports.collector);
  const programs = await startPrograms(ports, {
    DATA_DIR: dataFolderOf(index),
    PUBLIC_ORIGIN: `http://localhost:${ports.shop}`,
    LOG_LEVEL: 'warn',
    // A journey moves its parcels itself, at the desk.
    CARRIER: 'none',
    // A refund that the bank rejects is requested five times.
    REFUND_RETRY_SECONDS: '1',
    VAPID_PUBLIC_KEY: pushKeys.publicKey,
    VAPID_PRIVATE_KEY: pushKeys.privateKey,
    VAPID_SUBJECT: 'mailto:desk@shop.example',
    PUSH_TEST_ORIGIN: `http://127.0.0.1:${ports.push}`,
    ...collectorEnvironment(ports.collector),
  });
  return async () => {
    await programs.stop();
    await stopCollector();
  };
}
