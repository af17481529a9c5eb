import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcomeNames } from '../instruments/banks.ts';
import type { OutcomeName } from '../instruments/outcomes.ts';
import { DomainError } from '@luxe/host';
import { manualEpochClock } from '../testing/manualEpochClock.ts';
import { orderStatus } from './orderStatus.ts';
import { createPayments } from './payments.ts';
import { findOrder, findRefunds, refundedPaise, type TxnRow } from './rows.ts';
import { transitions, type Status } from './states.ts';
import { openStore, type Store } from './paymentStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'luxe-payments-'));
let store: Store;
beforeAll(() => void (store = openStore(folder)));
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const merchantId = 'luxe';
const amount = 10_000;

/**
 * One action on an order by the shopper, the shop or time. Actions that end the order are rare, so that most
 * runs continue.
 */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      action: fc.constant('begin' as const),
      outcome: fc.constantFrom<OutcomeName>(...outcomeNames, 'pending-charged', 'pending-failed', 'charged'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      action: fc.constant('decide' as const),
      ago: fc.constantFrom(0, 0, 0, 1, 2),
      decision: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constant('wrongCode' as const), ago: fc.constantFrom(0, 1) }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('cancel' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constant('refund' as const),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      amount: fc.option(fc.integer({ min: -1, max: amount + 200 }), { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 2000, 9999, 10_000, 90_000),
    }),
  },
);

let orders = 0;

it('random actions never cause a second charge, a forbidden transition or an excess refund [CHK-19]', () => {
  const seen = new Set<Status>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25, size: 'max' }), (steps) => {
      const clock = manualEpochClock();
      const payments = createPayments({ store, clock, merchantId });
      const orderId = `order-${(orders += 1)}`;
      payments.createOrder({
        orderId,
        amount,
        customerId: 'asha',
        customerEmail: '',
        customerPhone: '',
        returnUrl: 'http://localhost:4000/back',
      });
      const txns: string[] = [];
      let before = new Map<string, Status>();
      let isDead = false;
      for (const one of steps) {
        doStep(one);
        check();
      }

      function doStep(one: (typeof steps)[number]) {
        try {
          if (one.action === 'begin') begin(one.outcome);
          else if (one.action === 'cancel') isDead = payments.cancel(orderId) || isDead;
          else if (one.action === 'refund') payments.refund(orderId, one.id, one.amount);
          else if (one.action === 'pass') {
            clock.advance(one.ms);
            payments.settleDue();
          } else {
            const uuid = txns.at(-1 - one.ago);
            if (uuid === undefined) return;
            if (one.action === 'decide') payments.decide(uuid, one.decision);
            else payments.wrongCode(uuid);
          }
        } catch (error) {
          // A DomainError is an expected outcome. Any other error fails the test.
          if (!(error instanceof DomainError)) throw error;
        }
      }

      function begin(outcome: OutcomeName) {
        const { uuid } = payments.begin({
          orderId,
          methodType: 'NB',
          method: 'NB_HDFC',
          outcome,
          redirects: true,
        });
        expect(isDead).toBe(false);
        txns.push(uuid);
      }

      function check() {
        const rows = store.all<TxnRow>('SELECT * FROM txn WHERE order_id = ? ORDER BY number', orderId);
        const charges = rows.filter(({ status }) => status === 'CHARGED');
        expect(charges.length).toBeLessThanOrEqual(1);
        if (isDead) expect(charges).toEqual([]);
        for (const { uuid, status } of rows) {
          const from = before.get(uuid) ?? 'NEW';
          if (from !== status) expect(transitions[from]).toContain(status);
          seen.add(status);
        }
        before = new Map(rows.map(({ uuid, status }) => [uuid, status]));
        const refunded = refundedPaise(findRefunds(store, orderId));
        expect(refunded).toBeLessThanOrEqual(charges[0]?.amount ?? 0);
        const status = orderStatus(store, orderId, merchantId);
        expect(status === undefined).toBe(findOrder(store, orderId)?.is_vanished === 1);
        if (status && charges.length > 0) expect(status.status).toBe('CHARGED');
      }
    }),
    { numRuns: 400 },
  );
  // Check that the random actions reached every status. Otherwise this test could pass although it never
  // tried some of the transitions.
  expect([...seen, 'NEW'].toSorted()).toEqual(Object.keys(transitions).toSorted());
});

it('the database itself rejects a second charge and a refund beyond the charge', () => {
  const insert = (uuid: string, number: number) =>
    store.run(
      `INSERT INTO txn (uuid, order_id, number, status, method_type, method, txn_type, amount, outcome, saves_card, redirects, made_at)
       VALUES (?, 'twice', ?, 'CHARGED', 'NB', 'NB_HDFC', '', 100, 'charged', 0, 1, 0)`,
      uuid,
      number,
    );
  const refund = (id: string, paise: number) =>
    store.run(
      `INSERT INTO refund (id, order_id, unique_request_id, amount, status, made_at, due_at) VALUES (?, 'twice', ?, ?, 'PENDING', 0, 0)`,
      id,
      id,
      paise,
    );
  createPayments({ store, clock: manualEpochClock(), merchantId }).createOrder({
    orderId: 'twice',
    amount: 100,
    customerId: 'asha',
    customerEmail: '',
    customerPhone: '',
    returnUrl: 'http://localhost:4000/back',
  });
  insert('first', 1);
  expect(() => insert('second', 2)).toThrow(/UNIQUE/);
  refund('one', 60);
  expect(() => refund('two', 41)).toThrow('more refunded than charged');
  refund('three', 40);
});
