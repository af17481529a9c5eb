import { monthAfter } from '@luxe/format';
import { deskFiles, deskPath, type DeskResponse } from '@luxe/contract/desk';
import { eq, sql } from 'drizzle-orm';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import {
  customer as customerTable,
  dropStore,
  feedback,
  feedbackComment,
  helpVote,
  job,
  newsletterSubscription,
  outboxMessage,
  product,
  returnPhoto,
  ticketMessage,
} from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { findReturn } from '../returns/repository.ts';
import { listAudit } from '../staff/audit.ts';
import { addTicket } from '../support/repository.ts';

const file = '6f0f1f3e-6f3c-4a31-9f7c-2b8f3f1f0a11';

let database: OpenDatabase;
let shop: TestShop;
let meera: TestPerson;
let last = 9_610_000_000;
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  await database.db.update(product).set({ returnPolicy: '7 Day Return' });
  await database.db.insert(dropStore).values({
    ...{ id: 'lodhi', name: 'Lodhi Market', address: 'Lodhi Colony', city: 'New Delhi' },
    ...{ postalCode: '110003', opensAt: '11:00', closesAt: '21:00' },
  });
  shop = openShop(database.db);
  await mkdir(shop.uploadsDir, { recursive: true });
  await writeFile(path.join(shop.uploadsDir, file), '<script>alert(1)</script>');
  meera = await openDesk(database.db, shop.clock, { uploadsDir: shop.uploadsDir }).logIn(['orders']);
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function newCustomer(): Promise<{ readonly customer: TestCustomer; readonly customerId: number }> {
  const phone = String(++last);
  const customer = await makeCustomer(database.db, shop, phone);
  const [row] = await database.db.select().from(customerTable).where(eq(customerTable.phone, phone));
  return { customer, customerId: row?.id ?? 0 };
}

async function read<
  Name extends 'tickets' | 'ticket' | 'returns' | 'mails' | 'mail' | 'feedback' | 'helpVotes',
>(name: Name, request?: Parameters<TestPerson['call']>[1]): Promise<DeskResponse<Name>> {
  const response = await meera.call(name, request);
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('tickets at the desk', () => {
  let customerId = 0;
  beforeAll(async () => {
    ({ customerId } = await newCustomer());
  });
  const raise = async (text = 'The ribbon is missing.', files: Parameters<typeof addTicket>[2] = []) =>
    `T${await addTicket(
      database.db,
      { customerId, topic: 'delivery', text, status: 'open', createdAt: shop.clock.now() },
      files,
    )}`;
  const messagesOf = (ticketNumber: string) =>
    database.db
      .select()
      .from(ticketMessage)
      .where(eq(ticketMessage.ticketId, Number(ticketNumber.slice(1))));

  it('are listed page by page: open ones first come first served, or all from the newest', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 52; count += 1) numbers.push(await raise('a '.repeat(300)));
    const first = await read('tickets');
    expect(first.tickets.map((ticket) => ticket.number)).toEqual(numbers.slice(0, 50));
    expect(first.tickets[0]?.text.length).toBeLessThan(310);
    const second = await read('tickets', { query: { after: first.next ?? '' } });
    expect([second.tickets.map((ticket) => ticket.number), second.next]).toEqual([numbers.slice(50), null]);
    const all = await read('tickets', { query: { status: 'all' } });
    expect(all.tickets[0]?.number).toBe(numbers.at(-1));
    const rest = await read('tickets', { query: { status: 'all', after: all.next ?? '' } });
    expect(rest.tickets.at(-1)?.number).toBe(numbers[0]);
    expect((await meera.get('/desk/api/tickets?status=open&status=all')).statusCode).toBe(400);
  });

  it('show both promised moments; a late one is marked and comes first', async () => {
    const hour = 60 * 60_000;
    const createdAt = new Date(shop.clock.now().getTime() - 49 * hour);
    const row = { customerId, topic: 'delivery', text: 'Late.', status: 'open', createdAt } as const;
    const late = `T${await addTicket(database.db, row, [])}`;
    const inTime = await raise('In time.');
    const { tickets } = await read('tickets');
    expect(tickets[0]).toMatchObject({
      ...{ number: late, isLate: true },
      acknowledgeBy: new Date(createdAt.getTime() + 48 * hour).toISOString(),
      solveBy: monthAfter(createdAt).toISOString(),
      isAcknowledged: false,
    });
    expect((await read('ticket', { params: { ticketNumber: inTime } })).ticket.isLate).toBe(false);
    const params = { ticketNumber: late };
    await meera.call('answerTicket', { params, body: { text: 'We look into it.', close: false } });
    // The next promise is the solution, in one month.
    expect((await read('ticket', { params })).ticket).toMatchObject({
      status: 'answered',
      isAcknowledged: true,
      isLate: false,
    });
    await meera.call('answerTicket', { params, body: { text: '', close: true } });
    await meera.call('answerTicket', { params: { ticketNumber: inTime }, body: { text: '', close: true } });
  });

  it('are answered once for a repeated request, with one row of the audit log', async () => {
    const ticketNumber = await raise();
    const params = { ticketNumber };
    const body = { text: '  It is on its way.  ', close: false };
    const headers = { 'idempotency-key': `answer-${ticketNumber}` };
    const responses = await Promise.all(
      [1, 2, 3].map(() => meera.call('answerTicket', { params, body, headers })),
    );
    for (const response of responses)
      expect(response.json().ticket).toMatchObject({ status: 'answered', canAnswer: true });
    // Another key with the same words, as from a second window.
    const again = await meera.call('answerTicket', { params, body });
    expect([again.statusCode, again.json().errorCode]).toEqual([409, 'T4091']);
    expect(again.json().errors[0].message).toBe(
      'Your last answer has the same words, and the customer has it.',
    );
    expect(await messagesOf(ticketNumber)).toMatchObject([
      { author: 'shop', text: 'It is on its way.', operator: 'Meera Nair' },
    ]);
    const entries = await listAudit(database.db, { subject: `ticket ${ticketNumber}` }, 10);
    expect(entries).toMatchObject([{ action: 'answer ticket', after: 'answered' }]);
    const other = await meera.call('answerTicket', { params, body: { ...body, close: true }, headers });
    expect(other.json().errorCode).toBe('K4091');
  });

  it('are closed, with or without an answer, and then stay closed', async () => {
    const params = { ticketNumber: await raise() };
    const answer = (text: string, close: boolean) =>
      meera.call('answerTicket', { params, body: { text, close } });
    expect((await answer(' ', false)).statusCode).toBe(400);
    expect((await answer('x'.repeat(4001), true)).statusCode).toBe(400);
    expect((await answer('', true)).json().ticket).toMatchObject({ status: 'closed', canAnswer: false });
    expect((await answer('Too late.', false)).json().errorCode).toBe('T4091');
    const unknown = await meera.call('ticket', { params: { ticketNumber: 'T99' } });
    expect(unknown.json().errorCode).toBe('T4041');
    const noNumber = await meera.call('ticket', { params: { ticketNumber: 'x' } });
    expect(noNumber.statusCode).toBe(400);
  });

  it('have files that a browser downloads and never runs', async () => {
    const ticketNumber = await raise('See the bill.', [
      { file, name: `bill "of" ${'\u{1F9FE}'}.html`, type: 'application/pdf', bytes: 25 },
    ]);
    const { ticket } = await read('ticket', { params: { ticketNumber } });
    const [{ url, name } = { url: '', name: '' }] = ticket.files;
    expect(name).toContain('bill');
    const download = await meera.get(url);
    expect([download.statusCode, download.body]).toEqual([200, '<script>alert(1)</script>']);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''bill%20%22of%22%20%F0%9F%A7%BE.html",
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const at = (ticket: string, name: string) =>
      meera.get(deskPath(deskFiles.ticketFile.path, { ticketNumber: ticket, file: name }));
    // A file opens only with its own ticket, and nothing else of the folder opens.
    for (const [ticket, name] of [
      [await raise(), file],
      [ticketNumber, '../secrets.json'],
      [ticketNumber, 'none'],
    ] as const)
      expect([name, (await at(ticket, name)).statusCode]).toEqual([name, 404]);
  });
});

describe('returns at the desk', () => {
  /** Returns a return of a potli by the shopper's own courier. */
  async function request(payload: object = {}) {
    const { customer, customerId } = await newCustomer();
    const bag = await readyBag(customer, [[fixtures.potli, 1]]);
    const orderId: string = (await placeOrder(bag, `to-return-${last}`)).body.orderDetails.orderId;
    await moveParcels({ db: database.db, clock: shop.clock }, { orderId }, stepsToDoor);
    const [line] = (await linesOf(database.db, [orderId])).get(orderId) ?? [];
    const { transactionId } = line ?? {};
    const { body } = await customer.call('POST', `/v2/lux/users/{me}/orders/${orderId}/returns`, {
      headers: { 'idempotency-key': `desk-return-${last}` },
      payload: {
        units: [{ transactionId, quantity: 1, reason: 'changedMind' }],
        ...{ method: 'selfCourier', refundTo: 'cliq-cash' },
        ...payload,
      },
    });
    const found = await findReturn(database.db, { code: body.return.returnCode });
    return { orderId, customerId, id: found?.id ?? 0, code: found?.code ?? '' };
  }
  const move = (returnId: number, to: string, more: object = {}) =>
    meera.call('moveReturn', { params: { returnId }, body: { to, ...more } });

  it('are listed by state and method, those to inspect first, and moved with their fields', async () => {
    const [first, second, third] = [
      await request(),
      await request({ method: 'quickDrop', storeId: 'lodhi' }),
      await request(),
    ];
    for (const to of ['pickedUp', 'received']) expect((await move(third.id, to)).statusCode).toBe(200);
    const list = async (query: Record<string, string> = {}) =>
      (await read('returns', { query })).returns.map(({ id }) => id);
    expect(await list()).toEqual([third.id, first.id, second.id]);
    expect(await list({ state: 'received' })).toEqual([third.id]);
    expect(await list({ method: 'quickDrop' })).toEqual([second.id]);
    expect(await list({ after: `0.${third.id}` })).toEqual([first.id, second.id]);
    expect(await list({ after: `1.${first.id}` })).toEqual([second.id]);
    expect(await list({ after: 'nonsense' })).toHaveLength(3);
    expect((await meera.get('/desk/api/returns?state=lost')).statusCode).toBe(400);

    const { returns } = await read('returns');
    expect(returns[0]).toMatchObject({
      ...{ code: third.code, orderId: third.orderId, state: 'received', method: 'selfCourier' },
      ...{ products: ['The potli'], photos: 0, isDisputed: false },
    });
    const { order } = (await meera.call('order', { params: { orderId: third.orderId } })).json<
      DeskResponse<'order'>
    >();
    expect(order.returns[0]?.moves).toEqual([
      { to: 'inspected', fields: ['isSellable'] },
      { to: 'rejected', fields: ['rejection'] },
    ]);
    const silent = await move(third.id, 'rejected', { rejection: ' ' });
    expect([silent.statusCode, silent.json().errors[0].message]).toEqual([400, 'Enter the reason.']);
    const rejected = await move(third.id, 'rejected', { rejection: ' Worn. ' });
    expect(rejected.json<DeskResponse<'order'>>().order.returns[0]).toMatchObject({
      ...{ state: 'rejected', rejection: 'Worn.' },
    });
    expect((await move(third.id, 'pickedUp')).statusCode).toBe(409);
    for (const to of ['refunded', 'delivered', 'none'])
      expect((await move(third.id, to)).statusCode).toBe(400);
    expect((await move(0, 'received')).json().errorCode).toBe('O4044');
    await move(second.id, 'returnWithdrawn');
    expect(await list({ state: 'returnWithdrawn' })).toEqual([second.id]);
    expect(await list()).toEqual([first.id, third.id]);
  });

  it('follow each other over the pages once, across both groups', async () => {
    const { id } = await request();
    await move(id, 'pickedUp');
    await move(id, 'received');
    // Copies of the return with units of their own order line.
    await database.db.execute(sql`with copies as (
        insert into return_request (code, customer_id, order_id, method, refund_to, hand_over_by, created_at)
        select 'copy-' || n, customer_id, order_id, method, refund_to, hand_over_by, created_at
        from return_request, generate_series(1, 70) n where id = ${id} returning id
      ), units as (
        insert into order_unit (order_line_id, number, parcel_id, state, state_at, price_paise,
          cart_discount_paise, coupon_discount_paise, bank_discount_paise, shipping_paise, brand_cash_paise,
          loyalty_paise, cliq_cash_paise, emi_discount_paise, payable_paise, tax_paise)
        select order_line_id, 1000 + n, parcel_id, case when n % 2 = 0 then 'received' else 'pickedUp' end,
          state_at, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
        from order_unit join return_unit on unit_id = order_unit.id, generate_series(1, 70) n
        where return_id = ${id} returning id
      )
      insert into return_unit (return_id, unit_id, reason)
      select c.id, u.id, 'size' from (select id, row_number() over (order by id) n from copies) c
      join (select id, row_number() over (order by id) n from units) u using (n)`);
    const found: { id: number; state: string }[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: DeskResponse<'returns'> = await read('returns', { query: after ? { after } : {} });
      found.push(...page.returns);
      after = page.next;
    }
    expect(new Set(found.map((one) => one.id)).size).toBe(found.length);
    const received = found.filter(({ state }) => state === 'received');
    expect(received).toHaveLength(36);
    expect(found.slice(0, 36)).toEqual(received);
    expect(found.length).toBeGreaterThan(70);
  });

  it('show their photos as files', async () => {
    const { orderId, id, customerId } = await request();
    await database.db.insert(returnPhoto).values({
      ...{ customerId, returnId: id, file, name: 'border.jpg', type: 'image/jpeg', bytes: 25 },
      createdAt: shop.clock.now(),
    });
    const { order } = (await meera.call('order', { params: { orderId } })).json<DeskResponse<'order'>>();
    const [photo] = order.returns[0]?.photos ?? [];
    expect(photo).toMatchObject({ name: 'border.jpg', type: 'image/jpeg', bytes: 25 });
    const shown = await meera.get(photo?.url ?? '');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const photoId = photo?.url.split('/').at(-1) ?? '';
    const foreign = deskPath(deskFiles.returnPhoto.path, { returnId: id - 1, photoId });
    expect((await meera.get(foreign)).statusCode).toBe(404);
  });
});

describe('messages at the desk', () => {
  it('are found by address in any letter case, page by page, and open as a page without scripts', async () => {
    const now = shop.clock.now();
    for (let count = 0; count < 60; count += 1) {
      const [row] = await database.db
        .insert(job)
        .values({ kind: 'mail', payload: {}, runAt: now, doneAt: now })
        .returning();
      await database.db.insert(outboxMessage).values({
        ...{ jobId: row?.id ?? 0, recipient: count < 55 ? 'Ira@Example.com' : 'asha@example.com' },
        ...{ subject: `Message ${count}`, text: 'Words', html: count === 54 ? '<p>Words</p>' : '' },
        ...{ status: 'stored', createdAt: now },
      });
    }
    const first = await read('mails', { query: { email: ' ira@example.COM ' } });
    expect(first.mails[0]).toMatchObject({ subject: 'Message 54', status: 'stored', sentAt: null });
    const query = { email: 'ira@example.com', after: first.next ?? '' };
    const second = await read('mails', { query });
    expect([second.mails.map(({ subject }) => subject), second.next]).toEqual([
      ['Message 4', 'Message 3', 'Message 2', 'Message 1', 'Message 0'],
      null,
    ]);
    expect((await read('mails')).mails[0]?.subject).toBe('Message 59');
    const { mail } = await read('mail', { params: { mailId: first.mails[0]?.id ?? 0 } });
    expect(mail.text).toBe('Words');
    const page = await meera.get(mail.htmlUrl ?? '');
    expect([page.body, page.headers['content-type']]).toEqual(['<p>Words</p>', 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none';.* sandbox;/);
    const plain = await read('mail', { params: { mailId: second.mails[0]?.id ?? 0 } });
    expect(plain.mail.htmlUrl).toBeNull();
    expect((await meera.call('mail', { params: { mailId: 0 } })).statusCode).toBe(404);
    expect((await meera.get('/desk/api/mails/x/html')).statusCode).toBe(404);
  });

  it('are found by an index', async () => {
    await database.db.execute(sql`analyze outbox_message`);
    await database.db.execute(sql`set enable_seqscan = off`);
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(
      database.db,
      sql`explain select * from outbox_message where lower(recipient) = 'asha@example.com' order by id desc limit 51`,
    );
    await database.db.execute(sql`reset enable_seqscan`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('outbox_message_recipient');
  });
});

it('shows how many shoppers each answer of help has helped', async () => {
  const voter = { topic: 'payment', question: 'how-can-i-pay', votedAt: new Date() };
  await database.db.insert(helpVote).values([
    { ...voter, voter: 'browser-one', hasHelped: true },
    { ...voter, voter: 'browser-two', hasHelped: false },
    // The question has other words now.
    { ...voter, question: 'an-old-wording', voter: 'browser-one', hasHelped: false },
  ]);
  const { answers } = await read('helpVotes');
  expect(answers[0]).toEqual({
    ...{ topicId: 'payment', topic: 'Payment', question: 'How can I pay?' },
    ...{ helped: 1, notHelped: 1 },
  });
  expect(answers.reduce((sum, { helped, notHelped }) => sum + helped + notHelped, 0)).toBe(2);
});

it('shows scores by month and answers, and offers the months as a file', async () => {
  const { customer, customerId } = await newCustomer();
  const bag = await readyBag(customer, [[fixtures.potli, 1]]);
  const orderId: string = (await placeOrder(bag, `to-score-${last}`)).body.orderDetails.orderId;
  const at = new Date('2026-11-20T05:00:00.000Z');
  const [row] = await database.db
    .insert(feedback)
    .values({
      ...{ kind: 'order', subject: orderId, orderId, customerId, askedAt: at },
      ...{ score: 9, reasons: ['price'], answeredAt: at },
    })
    .returning();
  await database.db
    .insert(feedbackComment)
    .values({ feedbackId: row?.id ?? 0, text: 'Lovely.', createdAt: at });
  expect(await read('feedback')).toEqual({
    months: [
      { month: '2026-11', kind: 'order', answers: 1, promoters: 1, passives: 0, detractors: 0, score: 100 },
    ],
    answers: [
      {
        ...{ kind: 'order', subject: orderId, orderId, score: 9, reasons: ['price'], comment: 'Lovely.' },
        answeredAt: at.toISOString(),
      },
    ],
  });
  const csv = await meera.get(deskFiles.feedbackCsv.path);
  expect(csv.body.split('\r\n')[1]).toBe('2026-11,order,1,1,0,0,100');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="feedback.csv"');
});

describe('addresses for offers at the desk', () => {
  beforeAll(async () => {
    const at = new Date('2026-11-20T05:00:00.000Z');
    await database.db.insert(newsletterSubscription).values([
      { email: '=asha@example.com', status: 'active', askedAt: at, confirmedAt: at },
      { email: 'gone@example.com', status: 'ended', askedAt: at, endedAt: at },
    ]);
  });

  it('are for the role privacy only', async () => {
    const orders = await openDesk(database.db, shop.clock).logIn(['orders', 'content', 'settings']);
    expect((await orders.call('offerReaders')).statusCode).toBe(403);
    expect((await orders.get(deskFiles.offerReadersCsv.path)).statusCode).toBe(403);
  });

  it('are listed without people who have unsubscribed, and the audit log records each download', async () => {
    const person = await openDesk(database.db, shop.clock).logIn(['privacy'], 'Kabir Sethi');
    const list: DeskResponse<'offerReaders'> = (await person.call('offerReaders')).json();
    expect(list).toEqual({
      readers: [
        { email: '=asha@example.com', name: '', source: 'newsletter', since: '2026-11-20T05:00:00Z' },
      ],
      total: 1,
      next: null,
    });
    const csv = await person.get(deskFiles.offerReadersCsv.path);
    const [head, row, ...rest] = csv.body.split('\r\n');
    expect(head).toBe('E-mail,Name,Agreed to,Since,Link to unsubscribe');
    // A spreadsheet runs no address as a formula.
    expect(row).toMatch(
      /^'=asha@example\.com,,Newsletter,2026-11-20,https:\/\/shop\.example\/emails-unsubscribe\?token=/,
    );
    expect(rest).toEqual(['']);
    expect(csv.headers['cache-control']).toBe('no-store');
    expect(await listAudit(database.db, { subject: 'addresses for offers' }, 10)).toMatchObject([
      { person: 'Kabir Sethi', action: 'download addresses for offers', after: 'addresses: 1' },
    ]);
  });
});
