import { accessSync, constants, statfsSync } from 'node:fs';
import { Refusal } from '../refusal.ts';

/** The disk under the embedded database. */
export interface Disk {
  state(): 'ok' | 'is full' | 'cannot be written';
  /** Throws a 503 Refusal when nothing may be written. */
  refuseWrites(): void;
}

/** Bytes that stay free: the database ends itself when it cannot write its log, so writes are refused before that. */
const reserve = 64 * 1024 * 1024;

/** Watches the disk of a folder. Reads are answered from a full disk as ever; writes wait until there is room, and nothing need be restarted. */
export function watchDisk(folder: string, freeBytes = freeBytesOf): Disk {
  const state = () => {
    try {
      accessSync(folder, constants.W_OK);
      return freeBytes(folder) < reserve ? 'is full' : 'ok';
    } catch {
      return 'cannot be written';
    }
  };
  return {
    state,
    refuseWrites() {
      if (state() !== 'ok')
        throw new Refusal(
          503,
          'STORAGE_FULL',
          'The shop cannot save anything for the moment. Please try again shortly.',
          30,
        );
    },
  };
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
