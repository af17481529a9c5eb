import type { Clock } from '@luxe/host';
import { indianDayAfter } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { listErrors } from '../reports/repository.ts';
import { countSince } from '../vitals/repository.ts';
import { toRouteVitals } from '../vitals/summary.ts';
import type { DeskMount } from './deskMount.ts';

const maxErrors = 100;

/** What real visits measure, and the errors of their pages. */
export function vitalDesk(
  mount: DeskMount,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  mount('webVitals', async ({ query: { days: chosen = '7' } }) => {
    const days = Number(chosen);
    const since = indianDayAfter(clock.now(), 1 - days);
    const errors = await listErrors(db, maxErrors, since, 'times');
    return {
      days,
      routes: toRouteVitals(await countSince(db, since)),
      errors: errors.map(({ route, device, where, kind, name, message, times, firstAt, lastAt }) => ({
        ...{ route, device, where, kind, name, message, times },
        ...{ firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
      })),
    };
  });
}
