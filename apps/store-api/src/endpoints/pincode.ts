import type { Clock } from '@luxe/host';
import { isPincode } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { domainError } from '../errors/domainError.ts';
import { findOffered, findPincode, toPincodeData } from '../modules/pincode/service.ts';

export function pincodeRoutes(mount: Mount, { db, clock }: { db: Database; clock: Clock }) {
  mount('pincodeData', async ({ query }) => {
    if (!isPincode(query.pincode)) throw domainError('pincodeInvalid');
    const deliveryLocation = await findPincode(db, query.pincode);
    if (!deliveryLocation) throw domainError('pincodeUnknown');
    const offered = query.ussid === undefined ? undefined : await findOffered(db, query.ussid);
    return toPincodeData(deliveryLocation, clock, offered);
  });
}
