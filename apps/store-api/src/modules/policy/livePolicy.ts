import type { Database } from '../../db/database.ts';
import type { Policy } from './policyValues.ts';
import { readPolicy } from './repository.ts';

/** The policy in the memory of this process. */
export interface LivePolicy {
  /** The current values. Only the first call queries the database: never make it inside a transaction. */
  read(): Promise<Policy>;
  /** Reads the values again after a change. If they are invalid, rejects and the earlier values stay. */
  refresh(): Promise<void>;
}

export function createLivePolicy(db: Database): LivePolicy {
  let current: Promise<Policy> | undefined;
  return {
    read() {
      current ??= readPolicy(db).catch((error: unknown) => {
        current = undefined;
        throw error;
      });
      return current;
    },
    async refresh() {
      const policy = await readPolicy(db);
      current = Promise.resolve(policy);
    },
  };
}
