import type { Clock } from '@luxe/host';
import { isPincode } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import { findOffered, findPincode, toPincodeData } from '../modules/pincode/service.ts';

interface PincodeParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
}

export function pincodeRoutes(mount: Mount, { db, clock, livePolicy }: PincodeParts) {
  mount('pincodeData', async ({ query, domainError }) => {
    if (!isPincode(query.pincode)) throw domainError('pincodeInvalid');
    const deliveryLocation = await findPincode(db, query.pincode);
    if (!deliveryLocation) throw domainError('pincodeUnknown');
    const offered = query.ussid === undefined ? undefined : await findOffered(db, query.ussid);
    return toPincodeData(deliveryLocation, clock, await livePolicy.read(), offered);
  });
}
