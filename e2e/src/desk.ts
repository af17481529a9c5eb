import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { logInToDesk, type DeskSession } from './deskSession.ts';
import { opsOrigin } from './setting.ts';

/** File of the session that all journeys share, because the desk accepts each code once. */
const sessionFile = () => path.join(process.env.E2E_DATA_DIR ?? '', 'desk-session.json');

/** Logs in to the desk of the shop, for all journeys. */
export async function openDesk(): Promise<DeskSession> {
  const session = await logInToDesk(opsOrigin);
  writeFileSync(sessionFile(), JSON.stringify(session), { mode: 0o600 });
  return session;
}

const storedSession = () => JSON.parse(readFileSync(sessionFile(), 'utf8')) as DeskSession;

/** A page of the operations desk, as HTML. */
async function readPage(request: APIRequestContext, address: string): Promise<string> {
  const read = ({ cookie }: DeskSession) =>
    request.get(opsOrigin + address, { headers: { cookie }, maxRedirects: 0 });
  let response = await read(storedSession());
  // Half an hour without a request has ended the session.
  if (response.status() === 303) response = await read(await openDesk());
  expect(response.status()).toBe(200);
  return response.text();
}

/** The page of an order at the operations desk, as HTML. */
export const readDesk = (request: APIRequestContext, orderCode: string): Promise<string> =>
  readPage(request, `/desk/orders?id=${encodeURIComponent(orderCode)}`);

/** Sends a form of the desk. */
async function post(request: APIRequestContext, address: string, form: Record<string, string>) {
  const { cookie, csrf } = storedSession();
  const response = await request.post(opsOrigin + address, {
    headers: { cookie, origin: opsOrigin },
    form: { csrf, ...form },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

/** Sends the form of the order's page at the desk whose action matches, with its fields. */
async function send(
  request: APIRequestContext,
  orderCode: string,
  action: RegExp,
  form: Record<string, string> = {},
): Promise<void> {
  const [found] = action.exec(await readDesk(request, orderCode)) ?? [];
  if (found === undefined) throw new Error(`The desk has no form ${action.source} for ${orderCode}.`);
  await post(request, found, form);
}

/** Moves the parcel of an order until it is shipped. */
export const ship = (request: APIRequestContext, orderCode: string): Promise<void> =>
  moveParcel(request, orderCode, ['confirmed', 'packed', 'shipped']);

/** Moves the parcel of an order until it is delivered. */
export const deliver = (request: APIRequestContext, orderCode: string): Promise<void> =>
  moveParcel(request, orderCode, ['confirmed', 'packed', 'shipped', 'outForDelivery', 'delivered']);

async function moveParcel(request: APIRequestContext, orderCode: string, steps: readonly string[]) {
  for (const step of steps)
    await send(request, orderCode, new RegExp(`/desk/orders/[\\w-]+/parcels/\\d+/${step}`));
}

/** Moves the return of an order. */
export const moveReturn = (
  request: APIRequestContext,
  orderCode: string,
  step: string,
  form: Record<string, string> = {},
): Promise<void> => send(request, orderCode, new RegExp(`/desk/returns/\\d+/${step}`), form);

/** Answers a ticket in the form of its page at the desk. */
export async function answerTicket(
  request: APIRequestContext,
  ticketNumber: string,
  form: { readonly text: string; readonly close?: 'on' },
): Promise<void> {
  expect(await readPage(request, '/desk/tickets')).toContain(ticketNumber);
  await post(request, `/desk/tickets/${ticketNumber.slice(1)}`, { ...form });
}

/** The page with the scores of shoppers at the desk, as HTML. */
export const readFeedbackDesk = (request: APIRequestContext): Promise<string> =>
  readPage(request, '/desk/feedback');
