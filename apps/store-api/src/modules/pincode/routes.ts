import { isPincode } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { DomainError } from '../../domainError.ts';
import { findOffered, findPincode, toPincodeData } from './service.ts';

export function pincodeRoutes(mount: Mount, { db, clock }: { db: Database; clock: Clock }) {
  mount('pincodeData', async ({ query }) => {
    if (!isPincode(query.pincode)) throw new DomainError(400, 'N4001', 'pincode: a pincode has six digits.');
    const deliveryLocation = await findPincode(db, query.pincode);
    if (!deliveryLocation) throw new DomainError(404, 'N4041', 'We do not know this pincode.');
    const offered = query.ussid === undefined ? undefined : await findOffered(db, query.ussid);
    return toPincodeData(deliveryLocation, clock, offered);
  });
}
