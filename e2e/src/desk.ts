import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { opsOrigin } from './setting.ts';

/** Headers of a person at the operations desk, whose password the demo shop generated. */
const headers = () => {
  const secrets = path.join(process.env.E2E_DATA_DIR ?? '', 'secrets.json');
  const { deskPassword } = JSON.parse(readFileSync(secrets, 'utf8')) as { deskPassword: string };
  return { authorization: `Basic ${btoa(`desk:${deskPassword}`)}` };
};

/** The page of an order at the operations desk, as HTML. */
export async function readDesk(request: APIRequestContext, orderCode: string): Promise<string> {
  const url = `${opsOrigin}/desk/orders?id=${encodeURIComponent(orderCode)}`;
  const response = await request.get(url, { headers: headers() });
  expect(response.ok()).toBe(true);
  return response.text();
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
  const response = await request.post(`${opsOrigin}${found}`, { headers: headers(), form, maxRedirects: 0 });
  expect(response.status()).toBe(303);
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
  const list = await request.get(`${opsOrigin}/desk/tickets`, { headers: headers() });
  expect(await list.text()).toContain(ticketNumber);
  const url = `${opsOrigin}/desk/tickets/${ticketNumber.slice(1)}`;
  const response = await request.post(url, { headers: headers(), form, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

/** The page with the scores of shoppers at the desk, as HTML. */
export async function readFeedbackDesk(request: APIRequestContext): Promise<string> {
  const response = await request.get(`${opsOrigin}/desk/feedback`, { headers: headers() });
  expect(response.ok()).toBe(true);
  return response.text();
}
