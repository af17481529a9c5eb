import { deskFiles, type DeskListedReturn, type DeskReturnState } from '@luxe/contract/desk';
import type { Clock } from '@luxe/host';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { orderLine, orderUnit, type ReturnMethod } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { lockOrder } from '../order/repository.ts';
import { nextReturnStates } from '../order/unitStates.ts';
import { moveReturn, type ReturnMove } from '../returns/moveReturn.ts';
import { findReturn, listReturnsIn, photosOf, type StoredReturn } from '../returns/repository.ts';
import { auditedChange } from './auditedChange.ts';
import { statesOf } from './deskData.ts';
import { deskRoute, type DeskMount } from './deskMount.ts';
import type { AnswerOrder } from './deskOrders.ts';
import { pageLimit, toCursor, toPage } from './deskPages.ts';
import { sendUpload } from './sendUpload.ts';
import { stateOfReturn } from './toDeskReturn.ts';

interface ReturnDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Folder of the files that customers send. */
  readonly uploadsDir: string;
}

/** Calls that list and move returns, and show their photos. */
export function returnDesk(
  scope: FastifyInstance,
  mount: DeskMount,
  answer: AnswerOrder,
  { db, clock, uploadsDir }: ReturnDeskParts,
): void {
  mount('returns', async ({ query: { state, method, after } }) => {
    const found = await listPage(db, state, method, after);
    const lines = await linesOf(db, found);
    const { rows, next } = toPage(found, (request) => cursorOf(request, state, lines));
    return { returns: rows.map((request) => toListedReturn(request, lines)), next };
  });

  mount('moveReturn', async ({ params: { returnId }, body, person, once }) => {
    const found = await findReturn(db, { id: returnId });
    if (!found) throw domainError('returnNotFound');
    const { to } = body;
    if (!isDeskMove(to)) throw domainError('unknownStep');
    if (to === 'rejected' && !body.rejection) throw domainError('fieldMissing', 'reason');
    const ofReturn = inArray(
      orderUnit.id,
      found.units.map(({ unitId }) => unitId),
    );
    const move = {
      ...{ returnId, to, note: person.name },
      actor: 'desk',
      ...{ isSellable: body.isSellable, rejection: body.rejection },
    } as const;
    const entry = { action: 'move return', subject: `order ${found.orderId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      // A move of another person at this moment is not in this row.
      await lockOrder(tx, found.orderId);
      const before = await statesOf(tx, ofReturn);
      await moveReturn({ db: tx, clock }, move);
      const after = await statesOf(tx, ofReturn);
      if (before === after) return undefined;
      return { before: `return ${found.code}: ${before}`, after: `return ${found.code}: ${after}` };
    });
    return answer(found.orderId);
  });

  deskRoute<{ returnId: string; photoId: string }>(
    scope,
    deskFiles.returnPhoto,
    async ({ params }, reply) => {
      const returnId = toCursor(params.returnId) ?? 0;
      const photos = (await photosOf(db, [returnId])).get(returnId) ?? [];
      return sendUpload(
        reply,
        uploadsDir,
        photos.find(({ id }) => id === params.photoId),
      );
    },
  );
}

const deskMoves = new Set<string>(
  (['delivered', 'returnRequested', 'pickupScheduled', 'pickedUp', 'received', 'rejected'] as const).flatMap(
    nextReturnStates,
  ),
);
const isDeskMove = (state: string): state is ReturnMove['to'] => deskMoves.has(state);

/** Returns that have not ended, besides those to inspect. */
const otherOpenStates = ['returnRequested', 'pickupScheduled', 'pickedUp', 'inspected', 'rejected'] as const;

/**
 * A page of returns. Without a state, it has those to inspect first, and then the others that are open. The
 * cursor is the id of the last return, and without a state the group before it: `0.17`, `1.52`.
 */
async function listPage(
  db: Database,
  state: DeskReturnState | undefined,
  method: ReturnMethod | undefined,
  after = '',
): Promise<StoredReturn[]> {
  const [, group = '0', id = '0'] = /^([01])\.(\d{1,15})$/.exec(after) ?? [];
  const page = { method, after: Number(id), limit: pageLimit };
  if (state) return listReturnsIn(db, { ...page, states: [state] });
  const first = group === '0' ? await listReturnsIn(db, { ...page, states: ['received'] }) : [];
  if (first.length === pageLimit) return first;
  const others = await listReturnsIn(db, {
    ...page,
    states: otherOpenStates,
    after: group === '1' ? Number(id) : 0,
    limit: pageLimit - first.length,
  });
  return [...first, ...others];
}

interface ReturnLine {
  readonly unitId: number;
  readonly productName: string;
  readonly state: (typeof orderUnit.$inferSelect)['state'];
}

/** Product and state of each unit of some returns. */
async function linesOf(db: Database, returns: readonly StoredReturn[]): Promise<ReturnLine[]> {
  const ids = returns.flatMap(({ units }) => units.map(({ unitId }) => unitId));
  const rows = await db
    .select({ unitId: orderUnit.id, state: orderUnit.state, snapshot: orderLine.snapshot })
    .from(orderUnit)
    .innerJoin(orderLine, eq(orderLine.id, orderUnit.orderLineId))
    .where(inArray(orderUnit.id, ids));
  return rows.map(({ unitId, state, snapshot }) => ({ unitId, state, productName: snapshot.productName }));
}

const linesOfReturn = ({ units }: StoredReturn, lines: readonly ReturnLine[]) =>
  lines.filter(({ unitId }) => units.some((unit) => unit.unitId === unitId));

const stateOf = (request: StoredReturn, lines: readonly ReturnLine[]): DeskReturnState =>
  stateOfReturn(
    request,
    linesOfReturn(request, lines).map(({ state }) => state),
  );

const cursorOf = (
  request: StoredReturn,
  state: DeskReturnState | undefined,
  lines: readonly ReturnLine[],
): string => `${state === undefined && stateOf(request, lines) !== 'received' ? 1 : 0}.${request.id}`;

function toListedReturn(request: StoredReturn, lines: readonly ReturnLine[]): DeskListedReturn {
  const { id, code, orderId, kind, method, handOverBy, photos, dispute } = request;
  return {
    ...{ id, code, orderId, kind, method, handOverBy, photos },
    state: stateOf(request, lines),
    createdAt: request.createdAt.toISOString(),
    products: [...new Set(linesOfReturn(request, lines).map(({ productName }) => productName))],
    isDisputed: dispute !== null,
  };
}
