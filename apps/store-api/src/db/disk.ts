import { accessSync, constants, statfsSync } from 'node:fs';
import { retryableError } from '../errors/domainError.ts';

/** Disk of the embedded database. */
export interface Disk {
  state(): 'ok' | 'is full' | 'cannot be written';
  /** Throws a 503 DomainError if the disk is full or read-only. */
  checkWritable(): void;
}

/**
 * Minimum of free bytes. PostgreSQL exits when it cannot write its log, so writes are rejected before that.
 */
const reserve = 64 * 1024 * 1024;

/**
 * Watches the disk of a folder. A full disk blocks only writes. Writes work again once there is space,
 * without a restart.
 */
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
    checkWritable() {
      if (state() !== 'ok') throw retryableError('storageFull', 30);
    },
  };
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
