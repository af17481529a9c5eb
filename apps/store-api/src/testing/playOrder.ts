import fc from 'fast-check';
import type { DeskMove, DeskPerson } from './deskProcess.ts';
import type { FakeJuspay, PaymentOutcome } from './fakeJuspay.ts';
import { fixtures } from './fixtures.ts';
import { addressForm, type TestResponse } from './shop.ts';

const shopperStep = fc.record({
  kind: fc.constantFrom(
    ...(['cancel', 'cancel', 'return', 'return', 'replace', 'replace', 'withdraw', 'dispute'] as const),
    ...(['courier', 'redirect', 'redirect', 'repeat', 'repeat'] as const),
  ),
  pick: fc.nat(1000),
});
/** What happens to one order, as far as it is possible then. */
export const plan = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      item: fc.constantFrom('potli' as const, 'soap' as const, 'candle' as const),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 3, selector: ({ item }) => item },
  ),
  mode: fc.constantFrom('COD' as const, 'UPI' as const, 'UPI' as const, 'Credit Card' as const),
  outcome: fc.constantFrom<PaymentOutcome>(
    'charged',
    'charged',
    'charged',
    'charged',
    'charged late',
    'declined',
  ),
  credits: fc.subarray(['applyVouchers', 'applyLoyaltyPoints', 'brandcash']),
  coupon: fc.boolean(),
  shopper: fc.array(shopperStep, { minLength: 6, maxLength: 16 }),
  /** Moves of the desk, as numbers of the moves that it offers. */
  desk: fc.array(fc.nat(1000), { minLength: 12, maxLength: 32 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether the desk accepts the units of a return as sellable: three of four are. */
const isSellable = (returnId: number): boolean => returnId % 4 !== 0;

/** One shopper with one order. */
export interface Player {
  readonly userName: string;
  readonly token: string;
  readonly phone: string;
  readonly plan: Plan;
  readonly desk: DeskPerson;
  readonly provider: FakeJuspay;
  /** Sends a request to the store until it answers. */
  readonly send: (
    method: string,
    url: string,
    init?: { readonly headers?: Record<string, string>; readonly payload?: object | string },
  ) => Promise<TestResponse>;
  /** Counts what was done. */
  readonly note: (what: string) => void;
  /** Reports a response that must not happen. */
  readonly fault: (sentence: string) => void;
  readonly isOver: () => boolean;
  /** Id of the order, once it is placed. */
  orderId?: string;
  addressId?: string;
}

type Call = (method: string, url: string, payload?: object | string, key?: string) => Promise<TestResponse>;

function callOf({ send, userName, token, fault }: Player): Call {
  return async (method, url, payload, key) => {
    const response = await send(method, url.replace('{me}', userName), {
      headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
      ...(payload !== undefined && { payload }),
    });
    const isMalformed = ['INVALID_REQUEST', 'K4001'].includes(response.body.errorCode);
    if (response.status >= 500 || response.status === 429 || isMalformed)
      fault(`${method} ${url} was answered ${response.status} ${JSON.stringify(response.body)}`);
    return response;
  };
}

/** A request with an idempotency key that was answered. */
interface Keyed {
  readonly url: string;
  readonly payload: object;
  readonly key: string;
  readonly response: TestResponse;
}

const bank = { holder: 'Ananya Rao', ifsc: 'HDFC0000485', accountNumber: '50100012345678' };

/** What identifies the result of a keyed request. */
const resultOf = ({ body }: TestResponse): string =>
  String(body.return?.returnCode ?? body.orderDetails?.orderId ?? '');

/** Places the order of a player and makes all planned moves, those of the desk at the same time. */
export async function playPlan(player: Player): Promise<void> {
  const call = callOf(player);
  await place(player, call);
  const { orderId, plan, desk, note } = player;
  if (!orderId) return;
  const keyed: Keyed[] = [];
  const codes: string[] = [];
  const shopper = async (at: number) => {
    const step = plan.shopper[at];
    if (!step || player.isOver()) return;
    const { kind, pick } = step;
    const status = await moves[kind]({
      ...{ player, call, orderId, pick, keyed, codes },
      key: `${orderId}-step-${at}`,
    });
    if (status !== undefined) note(`${kind} ${status}`);
  };
  const atDesk = async (pick: number | undefined) => {
    if (pick === undefined || player.isOver()) return;
    const all = await desk.movesOf(orderId);
    const forward = all.filter(({ step }) => !setbacks.has(step));
    const move = pickOf(pick % 6 > 0 && forward.length > 0 ? forward : all, pick);
    if (!move) return;
    const status = await moveAtDesk(player, call, move);
    note(`desk ${move.step} ${status}`);
  };
  // The desk makes two moves while the shopper makes one, so that parcels arrive before all steps are made.
  for (let at = 0; at < plan.shopper.length || at < plan.desk.length / 2; at += 1)
    await Promise.all([shopper(at), atDesk(plan.desk[2 * at]).then(() => atDesk(plan.desk[2 * at + 1]))]);
}

/** Moves after which units do not arrive, which the desk makes seldom. */
const setbacks = new Set(['cancelled', 'lost', 'returningToOrigin', 'deliveryFailed']);

async function place(player: Player, call: Call): Promise<void> {
  const { plan, phone, provider, note } = player;
  const carts = '/v2/lux/users/{me}/carts';
  const { code } = (await call('POST', carts)).body;
  const cart = `${carts}/${code}`;
  for (const { item, quantity } of plan.lines) {
    const { productCode, USSID } = fixtures[item];
    await call(
      'POST',
      `${cart}/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=${quantity}`,
    );
  }
  const { addressId } = (await call('POST', '/v2/lux/users/{me}/addAddress', addressForm().payload)).body;
  player.addressId = addressId;
  if (plan.coupon) await call('POST', `${cart}/applyCoupons?couponCode=TENTH`);
  for (const credit of plan.credits) await call('POST', `${cart}/${credit}?action=apply`);
  const { status, body } = await call('GET', `${cart}/displayOrderSummary_V2`);
  if (status !== 200) return;
  const paybleAmount = body.cartAmount.paybleAmount.value;
  const isCash = plan.mode === 'COD';
  // An order that credits pay completely needs no other method.
  const paymentMode = paybleAmount === 0 ? 'Cliq Cash' : plan.mode;
  const request = { paymentMode, addressId, paybleAmount };
  const key = `order-${phone}`;
  const url = isCash || paybleAmount === 0 ? `${cart}/placeOrder` : `${cart}/collectPaymentOrder_V2`;
  const begun = await call('POST', url, request, key);
  note(`place ${begun.status}`);
  if (begun.status !== 200) return;
  if (url.endsWith('placeOrder')) {
    player.orderId = begun.body.orderDetails.orderId;
    return;
  }
  const { orderId, payment } = begun.body;
  provider.approve(payment.orderId, plan.outcome);
  player.orderId = orderId;
  for (let time = 0; time < 3; time += 1)
    await call('POST', `/v2/lux/users/{me}/orders/${orderId}/updateTransactionDetails`);
}

interface Move {
  readonly player: Player;
  readonly call: Call;
  readonly orderId: string;
  readonly pick: number;
  /** Requests that were answered with success. */
  readonly keyed: Keyed[];
  /** Codes of the shopper's returns. */
  readonly codes: string[];
  readonly key: string;
}

const pickOf = <T>(some: readonly T[], pick: number): T | undefined => some[pick % Math.max(1, some.length)];

/** Sends a keyed request; a success is stored, to be repeated later. */
async function sendKeyed({ call, keyed, key }: Move, url: string, payload: object): Promise<TestResponse> {
  const response = await call('POST', url, payload, key);
  if (response.status === 200) keyed.push({ url, payload, key, response });
  return response;
}

async function returnUnits(move: Move, kind: 'refund' | 'replacement'): Promise<number | undefined> {
  const { call, orderId, pick, player, codes } = move;
  const { status, body: options } = await call('GET', `/v2/lux/users/{me}/orders/${orderId}/returnOptions`);
  if (status !== 200) return undefined;
  const name = kind === 'refund' ? 'returnableQuantity' : 'replaceableQuantity';
  const possible = (options.lines as { [Name in typeof name]: number }[]).filter((line) => line[name] > 0);
  // Sometimes a line that cannot be returned, to check that it is rejected.
  const line = pickOf(possible.length > 0 && pick % 7 > 0 ? possible : options.lines, pick) as never as {
    transactionId: string;
    choices: { USSID: string; obstacle: string }[];
  };
  if (!line) return undefined;
  const choice = pickOf(line.choices, pick)?.USSID;
  if (kind === 'replacement' && !choice) return undefined;
  const method = pickOf(['selfCourier', 'selfCourier', 'quickDrop', 'schedulePickup', 'nothing'], pick);
  const day = options.pickupDays.find((one: { isAvailable: boolean }) => one.isAvailable)?.day;
  const targets: string[] =
    kind === 'refund' ? options.refundTargets : replacementTargets(options.refundTargets);
  const refundTo = pickOf(targets, pick);
  const response = await sendKeyed(move, `/v2/lux/users/{me}/orders/${orderId}/returns`, {
    kind,
    units: [
      {
        transactionId: line.transactionId,
        quantity: 1 + (pick % 2),
        reason: method === 'nothing' ? 'missing' : 'size',
        ...(kind === 'replacement' && { replaceWith: choice }),
      },
    ],
    method,
    refundTo,
    ...(refundTo === 'bank' && { bank }),
    ...(method === 'quickDrop' && { storeId: 'lodhi' }),
    ...(method === 'schedulePickup' && { pickup: { addressId: player.addressId, day, slot: '9-12' } }),
  });
  if (response.status === 200) codes.push(response.body.return.returnCode);
  return response.status;
}

/** Where the difference of a replacement goes: cash has become cliq cash. */
const replacementTargets = (targets: readonly string[]): string[] =>
  targets.includes('bank') ? ['cliq-cash'] : ['source'];

async function ofReturn(
  { call, codes, pick }: Move,
  action: string,
  payload?: object,
): Promise<number | undefined> {
  const code = pickOf(codes, pick);
  return code === undefined
    ? undefined
    : (await call('POST', `/v2/lux/users/{me}/returns/${code}/${action}`, payload)).status;
}

const moves: Record<Plan['shopper'][number]['kind'], (move: Move) => Promise<number | undefined>> = {
  async cancel(move) {
    const { body } = await move.call('GET', `/v2/lux/users/{me}/orders/${move.orderId}`);
    const line = pickOf<{ transactionId: string }>(body.products ?? [], move.pick);
    if (!line) return undefined;
    const units = [{ transactionId: line.transactionId, quantity: 1 + (move.pick % 2) }];
    const request = { units, reason: 'mistake' };
    return (await sendKeyed(move, `/v2/lux/users/{me}/orders/${move.orderId}/cancel`, request)).status;
  },
  return: (move) => returnUnits(move, 'refund'),
  replace: (move) => returnUnits(move, 'replacement'),
  withdraw: (move) => ofReturn(move, 'withdraw'),
  dispute: (move) => ofReturn(move, 'dispute', { text: 'It was like this when it came.' }),
  courier: (move) =>
    ofReturn(move, 'courier', {
      ...{ courierName: 'India Post', trackingNumber: 'ED123456789IN' },
      paid: (move.pick % 300) + 0.07,
    }),
  async redirect(move) {
    const { body } = await move.call('GET', `/v2/lux/users/{me}/orders/${move.orderId}`);
    const ids = (body.refunds ?? []).flatMap((refund: { parts: { redirectId: number | null }[] }) =>
      refund.parts.flatMap(({ redirectId }) => redirectId ?? []),
    );
    const partId = pickOf<number>(ids, move.pick);
    if (partId === undefined) return undefined;
    const request = move.pick % 2 ? { partId, refundTo: 'bank', bank } : { partId, refundTo: 'cliq-cash' };
    return (await sendKeyed(move, `/v2/lux/users/{me}/orders/${move.orderId}/redirectRefund`, request))
      .status;
  },
  async repeat({ call, keyed, pick, player }) {
    const earlier = pickOf(keyed, pick);
    if (!earlier) return undefined;
    const again = await call('POST', earlier.url, earlier.payload, earlier.key);
    if (again.status !== 200 || resultOf(again) !== resultOf(earlier.response))
      player.fault(`${earlier.url} was answered ${again.status} ${resultOf(again)} when it was repeated`);
    return again.status;
  },
};

/** Makes a move that the desk offers, with the fields that it needs. */
async function moveAtDesk({ desk, orderId, fault }: Player, call: Call, move: DeskMove): Promise<number> {
  const { step, fields, returnId, url } = move;
  const values: Record<string, string | boolean> = {};
  if (fields.includes('rejection')) values['rejection'] = 'It has been worn.';
  if (fields.includes('sealNumber')) values['sealNumber'] = 'T1';
  if (fields.includes('reference')) values['reference'] = `UTR${url.split('/').at(-1)}`;
  if (fields.includes('isSellable') && returnId !== undefined) values['isSellable'] = isSellable(returnId);
  if (fields.includes('deliveryCode')) {
    const { body } = await call('GET', `/v2/lux/users/{me}/orders/${orderId}`);
    const parcels = (body.parcels ?? []) as { deliveryCode: string | null }[];
    const code = parcels.find(({ deliveryCode }) => deliveryCode)?.deliveryCode;
    if (code) values['deliveryCode'] = code;
  }
  const status = await desk.move(move, values);
  if (status >= 500 || status === 403 || status === 401) fault(`${step} at ${url} was answered ${status}`);
  return status;
}

/** Moves that bring everything to its end, in the sequence of their preference. */
const endings = [
  ...['transfer', 'pickedUp', 'received', 'inspected', 'retry'],
  ...['confirmed', 'packed', 'shipped', 'outForDelivery', 'delivered', 'returnedToOrigin'],
];

/** Brings an order to its end: everything arrives, everything comes back, every refund is paid. */
export async function settleOrder(player: Player): Promise<void> {
  const { orderId, desk, note } = player;
  if (!orderId) return;
  const call = callOf(player);
  let keys = 0;
  /** Moves that were rejected since the last success. */
  const rejected = new Set<string>();
  for (let round = 0; round < 100; round += 1) {
    const nameOf = ({ url, step }: DeskMove) => `${url} ${step}`;
    const offered = (await desk.movesOf(orderId)).filter((move) => !rejected.has(nameOf(move)));
    const rank = ({ step }: DeskMove) => endings.indexOf(step) + 1 || Infinity;
    const [move] = offered.toSorted((one, other) => rank(one) - rank(other));
    if (move !== undefined && rank(move) < Infinity) {
      const status = await moveAtDesk(player, call, move);
      if (status < 400) rejected.clear();
      else rejected.add(nameOf(move));
      continue;
    }
    const { body } = await call('GET', `/v2/lux/users/{me}/orders/${orderId}/returnOptions`);
    const lines = (body.lines ?? []) as { transactionId: string; returnableQuantity: number }[];
    const units = lines
      .filter(({ returnableQuantity }) => returnableQuantity > 0)
      .map(({ transactionId, returnableQuantity: quantity }) => ({
        ...{ transactionId, quantity, reason: 'size' },
      }));
    if (units.length === 0) return;
    const refundTo = body.refundTargets.at(0);
    const request = {
      ...{ kind: 'refund', units, method: 'selfCourier', refundTo },
      ...(refundTo === 'bank' && { bank }),
    };
    const url = `/v2/lux/users/{me}/orders/${orderId}/returns`;
    const { status } = await call('POST', url, request, `end-${orderId}-${(keys += 1)}`);
    note(`end return ${status}`);
    if (status !== 200) return;
  }
  player.fault(`${orderId} does not end`);
}
