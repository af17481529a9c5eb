import { isPincode } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal } from '../../refusal.ts';
import { findOffered, findPincode, toPincodeData } from './service.ts';

export function pincodeRoutes(mount: Mount, { db, clock }: { db: Database; clock: Clock }) {
  mount('pincodeData', async ({ query }) => {
    if (!isPincode(query.pincode)) throw new Refusal(400, 'N4001', 'pincode: a pincode has six digits.');
    const place = await findPincode(db, query.pincode);
    if (!place) throw new Refusal(404, 'N4041', 'We do not know this pincode.');
    const offered = query.ussid === undefined ? undefined : await findOffered(db, query.ussid);
    return toPincodeData(place, clock, offered);
  });
}
