import { createLimiter, type Clock, type SharedCounts } from '@luxe/host';
import { cleanOrderId } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import { bankOf } from '../modules/refund/banks.ts';
import { createReturn } from '../modules/returns/createReturn.ts';
import {
  readReturn,
  readReturnOptions,
  readReturns,
  summariseReturn,
} from '../modules/returns/readReturns.ts';
import { addPhoto, countReturns, storesNear } from '../modules/returns/repository.ts';
import { disputeReturn, sendReturn, withdrawReturn } from '../modules/returns/shopperMoves.ts';
import { toWireStore } from '../modules/returns/wire.ts';
import type { Encryption } from '../secrets/encryption.ts';

interface ReturnEndpointParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly encryption: Encryption;
  readonly shared: SharedCounts | undefined;
}

/** Photos that one customer may add in an hour. */
const photosPerCustomer = 60;
const maxStores = 10;

export function returnRoutes(
  mount: Mount,
  { db, clock, livePolicy, encryption, shared }: ReturnEndpointParts,
) {
  const photos = createLimiter({
    name: 'store return photos by customer',
    limit: photosPerCustomer,
    windowMs: 60 * 60_000,
    shared,
    elapsed: () => clock.elapsed(),
  });
  const detailsOf = (customerId: number, code: string) =>
    readReturn(db, { customerId, code: cleanOrderId(code) }, clock.now());

  mount('returnOptions', async ({ caller, params, query: { pickupPincode } }) =>
    readReturnOptions(db, caller.customerId, cleanOrderId(params.orderCode), {
      policy: await livePolicy.read(),
      pincode: pickupPincode,
      now: clock.now(),
    }),
  );

  mount('returnSummary', ({ caller, params, query }) =>
    summariseReturn(
      db,
      caller.customerId,
      cleanOrderId(params.orderCode),
      query.units.split(',').map((pair) => {
        const [transactionId = '', quantity = ''] = pair.split(':');
        return { transactionId, quantity: Number(quantity) };
      }),
      query.refundTo,
      clock.now(),
    ),
  );

  mount('dropStores', async ({ query }) => ({
    stores: (await storesNear(db, query.pincode, maxStores)).map((store) => toWireStore(store, clock.now())),
  }));

  mount('bankBranch', async ({ params: { ifsc }, domainError }) => {
    const bank = bankOf(ifsc);
    if (!bank) throw domainError('branchUnknown');
    return { ifsc, bank, branch: '' };
  });

  mount('addReturnPhoto', async ({ caller, files, domainError, retryableError }) => {
    const [photo] = files;
    if (!photo) throw domainError('requestMalformed');
    const wait = await photos.take(String(caller.customerId));
    if (wait !== undefined) throw retryableError('tooManyTickets', wait);
    return { status: 'SUCCESS', photoId: await addPhoto(db, caller.customerId, photo, clock.now()) };
  });

  mount('createReturn', async ({ caller, params, body, idempotency }) => {
    const { returnId } = await createReturn(
      { db, clock, encryption, policy: await livePolicy.read() },
      caller.customerId,
      cleanOrderId(params.orderCode),
      body,
      idempotency,
    );
    return { status: 'SUCCESS', return: await readReturn(db, { id: returnId }, clock.now()) };
  });

  mount('returns', async ({ caller: { customerId }, query: { currentPage, pageSize } }) => ({
    returns: await readReturns(
      db,
      { customerId },
      { offset: currentPage * pageSize, limit: pageSize },
      clock.now(),
    ),
    currentPage,
    pageSize,
    totalNoOfReturns: await countReturns(db, customerId),
  }));

  mount('returnDetails', ({ caller, params }) => detailsOf(caller.customerId, params.returnCode));

  mount('withdrawReturn', async ({ caller, params }) => {
    await withdrawReturn({ db, clock }, caller.customerId, cleanOrderId(params.returnCode));
    return { status: 'SUCCESS', return: await detailsOf(caller.customerId, params.returnCode) };
  });

  mount('sendReturn', async ({ caller, params, body }) => {
    const parts = { db, clock, policy: await livePolicy.read() };
    await sendReturn(parts, caller.customerId, cleanOrderId(params.returnCode), body);
    return { status: 'SUCCESS', return: await detailsOf(caller.customerId, params.returnCode) };
  });

  mount('disputeReturn', async ({ caller, params, body }) => {
    await disputeReturn({ db, clock }, caller.customerId, cleanOrderId(params.returnCode), body.text);
    return { status: 'SUCCESS', return: await detailsOf(caller.customerId, params.returnCode) };
  });
}
