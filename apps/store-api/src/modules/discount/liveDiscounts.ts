import type { Database } from '../../db/database.ts';
import type { DiscountKind } from '../../db/schema/index.ts';
import { shownDiscounts, type StoredDiscount } from './repository.ts';

/** The discount rules that product pages show, in the memory of this process. */
export interface LiveDiscounts {
  /**
   * Rules of the given kinds that are valid on `day` (today in India), sorted by code: those that the shop
   * lists, and all of the kind `emi`. Only the first call after a change queries the database.
   */
  running(kinds: readonly DiscountKind[], day: string): Promise<readonly StoredDiscount[]>;
  /** Call this when rules have changed. The next call of `running` then reads them again. */
  forget(): void;
  /** Increases with each `forget`. A result is valid as long as the number is the same. */
  readonly version: number;
}

export function createLiveDiscounts(db: Database): LiveDiscounts {
  let known: Promise<readonly StoredDiscount[]> | undefined;
  let version = 0;

  /** Reads the rules of `day` and of later days. A failed read is repeated by the next call. */
  function read(day: string): Promise<readonly StoredDiscount[]> {
    // A query of the database layer runs again each time it is awaited. This promise runs it once.
    const reading = Promise.resolve(shownDiscounts(db, day));
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  return {
    async running(kinds, day) {
      known ??= read(day);
      return (await known).filter(
        ({ kind, fromDay, untilDay }) => kinds.includes(kind) && fromDay <= day && day <= untilDay,
      );
    },
    forget: () => {
      known = undefined;
      version += 1;
    },
    get version() {
      return version;
    },
  };
}
