import type { DeskCallRequest, DeskDataRequest } from '@luxe/contract/desk';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { findRequest, listRequests, rankOf, type StoredRequest } from '../data-rights/repository.ts';
import { changeDataRequest, isRequestLate } from '../data-rights/requests.ts';
import { changeLead, findLead, listLeads, lockLead, type StoredLead } from '../leads/repository.ts';
import { auditedChange } from './auditedChange.ts';
import type { DeskMount } from './deskMount.ts';
import { pageLimit, toCursor, toPage } from './deskPages.ts';

interface EnquiryDeskParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Calls about requests for a call and about personal data. */
export function enquiryDesk(mount: DeskMount, { db, clock }: EnquiryDeskParts): void {
  mount('callRequests', async ({ query: { status, q = '', after } }) => {
    const found = await listLeads(db, { status, q: q.trim(), before: toCursor(after), limit: pageLimit });
    const { rows, next } = toPage(found, ({ id }) => String(id));
    return { requests: rows.map(toCallRequest), next };
  });

  mount('moveCallRequest', async ({ params: { callId }, body: { status }, person, once }) => {
    const entry = { action: 'change call request', subject: `call request ${callId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      const stored = await lockLead(tx, callId);
      if (!stored) throw domainError('enquiryUnknown');
      if (stored.status === status) return undefined;
      await changeLead(tx, callId, status, clock.now());
      return { before: stored.status, after: status };
    });
    const stored = await findLead(db, callId);
    if (!stored) throw domainError('enquiryUnknown');
    return { request: toCallRequest(stored) };
  });

  mount('dataRequests', async ({ query: { status, after } }) => {
    const found = await listRequests(db, { status, after: readCursor(after), limit: pageLimit });
    const { rows, next } = toPage(found, (row) => `${rankOf(row)}-${row.dueAt?.getTime() ?? 0}-${row.id}`);
    return { requests: rows.map((row) => toDataRequest(row, clock.now())), next };
  });

  mount('moveDataRequest', async ({ params: { requestId }, body: { status, answer }, person, once }) => {
    const entry = { action: 'answer data request', subject: `data request ${requestId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      const before = (await findRequest(tx, requestId))?.status;
      const isChanged = await changeDataRequest(tx, { requestId, status, answer }, clock.now());
      return isChanged ? { before, after: status } : undefined;
    });
    const stored = await findRequest(db, requestId);
    if (!stored) throw domainError('enquiryUnknown');
    return { request: toDataRequest(stored, clock.now()) };
  });
}

function readCursor(after: string | undefined): { rank: number; dueAt: Date; id: number } | undefined {
  const [, rank, due, id] = /^([01])-(\d{1,15})-(\d{1,15})$/.exec(after ?? '') ?? [];
  return id === undefined ? undefined : { rank: Number(rank), dueAt: new Date(Number(due)), id: Number(id) };
}

function toCallRequest({ id, number, customerId, createdAt, ...lead }: StoredLead): DeskCallRequest {
  const { kind, status, name, phone, email, timeOfDay, topic, message, city, preferredDay } = lead;
  return {
    ...{ kind, status, name, phone, email, timeOfDay, topic, message, city, preferredDay },
    sharesWithPartner: lead.sharesWithPartner,
    callId: id,
    leadNumber: number ?? '',
    isCustomer: customerId !== null,
    createdAt: createdAt.toISOString(),
  };
}

function toDataRequest(row: StoredRequest, now: Date): DeskDataRequest {
  const { id, number, kind, status, name, email, text, answer, customerId, createdAt, dueAt } = row;
  if (status === 'unverified' || !dueAt) throw new Error('the sender of a data request is not verified');
  return {
    ...{ kind, status, name, email, text, answer },
    requestId: id,
    number: number ?? '',
    isCustomer: customerId !== null,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isLate: isRequestLate(row, now),
  };
}
