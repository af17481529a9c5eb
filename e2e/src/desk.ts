import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import {
  deskCalls,
  deskPath,
  type DeskCallName,
  type DeskOrder,
  type DeskResponse,
} from '@luxe/contract/desk';
import { changeHeaders, logInToDesk, type DeskSession } from './deskSession.ts';
import { dataFolder, opsOrigin } from './setting.ts';

/** File of the session that all journeys of a shop share, because the desk accepts each code once. */
const sessionFile = path.join(dataFolder, 'desk-session.json');

/** Logs in to the desk of the shop, for all its journeys. */
async function openDesk(): Promise<DeskSession> {
  const session = await logInToDesk(opsOrigin);
  writeFileSync(sessionFile, JSON.stringify(session), { mode: 0o600 });
  return session;
}

const readSession = async (): Promise<DeskSession> =>
  existsSync(sessionFile) ? (JSON.parse(readFileSync(sessionFile, 'utf8')) as DeskSession) : openDesk();

type Params = Readonly<Record<string, string | number>>;

/** Reads from the desk. */
async function read<Name extends DeskCallName>(
  request: APIRequestContext,
  name: Name,
  params: Params = {},
  query: Readonly<Record<string, string>> = {},
): Promise<DeskResponse<Name>> {
  const send = ({ cookie }: DeskSession) =>
    request.get(opsOrigin + deskPath(deskCalls[name].path, params), { headers: { cookie }, params: query });
  let response = await send(await readSession());
  // Half an hour without a request has ended the session.
  if (response.status() === 401) response = await send(await openDesk());
  expect(response.status()).toBe(200);
  return (await response.json()) as DeskResponse<Name>;
}

/** Opens a page of the desk in a browser that is logged in. */
export async function visitDesk(page: Page, path: string): Promise<void> {
  // Logs in only when the shared session has ended, because a demo account has few codes at a time.
  await read(page.request, 'session');
  const { cookie } = await readSession();
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: opsOrigin }]);
  await page.goto(opsOrigin + path);
}

/** Changes something at the desk. */
async function change<Name extends DeskCallName>(
  request: APIRequestContext,
  name: Name,
  params: Params,
  body: object,
): Promise<DeskResponse<Name>> {
  const response = await request.post(opsOrigin + deskPath(deskCalls[name].path, params), {
    headers: changeHeaders(opsOrigin, await readSession()),
    data: body,
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as DeskResponse<Name>;
}

/** An order, as the desk shows it. */
export const readDesk = async (request: APIRequestContext, orderCode: string): Promise<DeskOrder> =>
  (await read(request, 'order', { orderId: orderCode })).order;

/** Moves the parcel of an order until it is shipped. */
export const ship = (request: APIRequestContext, orderCode: string): Promise<void> =>
  moveParcel(request, orderCode, ['confirmed', 'packed', 'shipped']);

/** Moves the parcel of an order until it is delivered. `state` is its state so far. */
export function deliver(
  request: APIRequestContext,
  orderCode: string,
  state: (typeof deliverySteps)[number] | 'placed' = 'placed',
): Promise<void> {
  const done = state === 'placed' ? -1 : deliverySteps.indexOf(state);
  return moveParcel(request, orderCode, deliverySteps.slice(done + 1));
}
const deliverySteps = ['confirmed', 'packed', 'shipped', 'outForDelivery', 'delivered'] as const;

async function moveParcel(request: APIRequestContext, orderCode: string, steps: readonly string[]) {
  for (const to of steps) {
    const { parcels } = await readDesk(request, orderCode);
    const parcel = parcels.find(({ moves }) => moves.some((move) => move.to === to));
    if (!parcel) throw new Error(`The desk cannot move a parcel of ${orderCode} to ${to}.`);
    await change(request, 'moveParcel', { orderId: orderCode, parcelId: parcel.id }, { to });
  }
}

/** Moves the return of an order. */
export async function moveReturn(
  request: APIRequestContext,
  orderCode: string,
  to: string,
  fields: { readonly isSellable?: boolean; readonly rejection?: string } = {},
): Promise<void> {
  const { returns } = await readDesk(request, orderCode);
  const found = returns.find(({ moves }) => moves.some((move) => move.to === to));
  if (!found) throw new Error(`The desk cannot move a return of ${orderCode} to ${to}.`);
  await change(request, 'moveReturn', { returnId: found.id }, { to, ...fields });
}

/** Answers an open ticket at the desk, and may close it. */
export async function answerTicket(
  request: APIRequestContext,
  ticketNumber: string,
  { text, close = false }: { readonly text: string; readonly close?: boolean },
): Promise<void> {
  const { tickets } = await read(request, 'tickets');
  expect(tickets.map((ticket) => ticket.number)).toContain(ticketNumber);
  await change(request, 'answerTicket', { ticketNumber }, { text, close });
}

/** Publishes another value of a switch of the shop. Returns the value before. */
export async function setSwitch(request: APIRequestContext, name: string, value: string): Promise<string> {
  const params = { kind: 'switch', key: `shop:${name}` };
  const { entry } = await read(request, 'contentEntry', params);
  const saved = await change(request, 'saveContent', params, {
    value: { value },
    revision: entry.revision,
    note: '',
  });
  const { revision } = saved.entry;
  await change(request, 'publishContent', params, { revision, note: '', from: null, until: null });
  return (entry.value as { readonly value: string }).value;
}

/** An entry with its versions. `address` is its kind and key: `page/gifting`. */
export async function readEntry(
  request: APIRequestContext,
  address: string,
): Promise<DeskResponse<'contentEntry'>['entry']> {
  const [kind = '', key = ''] = address.split('/');
  return (await read(request, 'contentEntry', { kind, key })).entry;
}

/**
 * Deletes the draft of an entry, and brings back what the shop had before the desk changed the entry.
 * `address` is its kind and key, as in the path of the desk.
 */
export async function restoreEntry(request: APIRequestContext, address: string): Promise<void> {
  const [kind = '', key = ''] = address.split('/');
  const params = { kind, key };
  const entry = await readEntry(request, address);
  if (entry.versions.some(({ status }) => status === 'draft'))
    await change(request, 'discardContent', params, { revision: entry.revision });
  if (entry.versions.some(({ status, number }) => status === 'live' && number > 1))
    await change(request, 'rollBackContent', { ...params, number: 1 }, {});
}

/** Requests for a call that the desk finds. */
export const readCallRequests = (
  request: APIRequestContext,
  q: string,
): Promise<DeskResponse<'callRequests'>> => read(request, 'callRequests', {}, { q });

/** Open requests about personal data, as the desk lists them. */
export const readDataRequests = (request: APIRequestContext): Promise<DeskResponse<'dataRequests'>> =>
  read(request, 'dataRequests', {}, { status: 'open' });

/** The scores and comments of shoppers at the desk. */
export const readFeedbackDesk = (request: APIRequestContext): Promise<DeskResponse<'feedback'>> =>
  read(request, 'feedback');

/** The purchases of gift cards for a recipient, with their payments. */
export async function readGiftCardsTo(
  request: APIRequestContext,
  recipient: string,
): Promise<DeskResponse<'giftCard'>['giftCard'][]> {
  const { giftCards } = await read(request, 'giftCards', {}, { email: recipient });
  return Promise.all(
    giftCards.map(
      async ({ giftCardOrderId }) => (await read(request, 'giftCard', { giftCardOrderId })).giftCard,
    ),
  );
}
