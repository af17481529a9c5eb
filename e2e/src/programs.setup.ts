import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPrograms } from '../../tools/run/src/programs/programs.ts';
import { collectorEnvironment, startCollector } from './collector.ts';
import { openDesk } from './desk.ts';
import { ports, pushKeys, pushPort, shopOrigin } from './setting.ts';

/** Starts all programs on an empty data folder. The returned function stops them and removes the folder. */
export default async function start(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-e2e-'));
  // Test workers inherit this environment variable. They read the secrets of the shop from the data folder
  // that the variable names.
  process.env.E2E_DATA_DIR = folder;
  const stopCollector = await startCollector();
  const programs = await startPrograms(ports, {
    DATA_DIR: folder,
    PUBLIC_ORIGIN: shopOrigin,
    LOG_LEVEL: 'warn',
    // A journey moves its parcels itself, at the desk.
    CARRIER: 'none',
    // A refund that the bank rejects is requested five times.
    REFUND_RETRY_SECONDS: '1',
    VAPID_PUBLIC_KEY: pushKeys.publicKey,
    VAPID_PRIVATE_KEY: pushKeys.privateKey,
    VAPID_SUBJECT: 'mailto:desk@shop.example',
    PUSH_TEST_ORIGIN: `http://127.0.0.1:${pushPort}`,
    ...collectorEnvironment,
  });
  await openDesk();
  return async () => {
    await programs.stop();
    await stopCollector();
    rmSync(folder, { recursive: true, force: true });
  };
}
