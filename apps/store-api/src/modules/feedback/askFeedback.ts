import { feedbackFormPath, feedbackStartPath } from '@luxe/contract/feedback-paths';
import { feedbackAsked, toMail } from '@luxe/mail';
import type { Database } from '../../db/database.ts';
import { job } from '../../db/schema/index.ts';
import { signLink } from '../../secrets/signedLink.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { feedbackJob } from '../mail/queueFeedback.ts';
import { addMessage } from '../mail/repository.ts';
import { orderRefNoOf } from '../order/number.ts';
import { arrivedStates, isGivenBack, isOnTheWay } from '../order/unitStates.ts';
import { allItems, itemsOf, readOrderFacts, type OrderFacts } from '../order-mail/orderFacts.ts';
import { readPolicy } from '../policy/repository.ts';
import { findReturn } from '../returns/repository.ts';
import { addRequest, isOptedOut } from './repository.ts';
import { purposeOf } from './purposeOf.ts';

export interface FeedbackOptions {
  /** Origin of the storefront, for links. */
  readonly origin: string;
  /** Signs the links to orders. */
  readonly hmacKey: string;
  /** Whether a mail server sends the messages. Otherwise they are stored, for the desk. */
  readonly isSending: boolean;
  /** Length of a day in milliseconds; shorter in a demo shop. */
  readonly dayMs: number;
}

/** Milliseconds for which the link in a message opens the form. */
const linkMs = 30 * 24 * 60 * 60_000;

/**
 * Asks for feedback about an order or a return, once. The first run of a job waits for the days of the
 * policy; the second writes the message, unless something is still on its way, nothing is left with the
 * shopper, or the customer wants no requests.
 */
export const askFeedback =
  ({ origin, hmacKey, isSending, dayMs }: FeedbackOptions): JobHandler =>
  async (tx, { id, payload }, now) => {
    const { kind: given, subject = '', orderId = '', isDue } = payload;
    const kind = given === 'return' ? 'return' : 'order';
    if (!isDue) {
      const { feedbackDays } = await readPolicy(tx);
      const runAt = new Date(now.getTime() + feedbackDays * dayMs);
      await tx.insert(job).values({ kind: feedbackJob, payload: { ...payload, isDue: 'true' }, runAt });
      return;
    }
    const facts = await readOrderFacts(tx, orderId, hmacKey, now);
    const items = facts && (await itemsFor(tx, facts, kind, subject));
    if (!facts || !items || (await isOptedOut(tx, facts.order.customerId))) return;
    const { customerId } = facts.order;
    if (!(await addRequest(tx, { kind, subject, orderId, customerId, askedAt: now }))) return;
    const expiresAt = new Date(now.getTime() + linkMs);
    const token = signLink(hmacKey, { purpose: purposeOf[kind], subject, expiresAt });
    const letter = feedbackAsked({
      ...{ kind, items, number: orderRefNoOf(subject), firstName: facts.mailOrder.firstName },
      path: feedbackFormPath(kind, token),
      scorePath: (score) => feedbackStartPath(kind, token, score),
    });
    await addMessage(tx, {
      ...{ jobId: id, orderId, recipient: facts.recipient },
      ...toMail(letter, { origin }),
      ...(isSending ? { status: 'waiting', checkAt: now } : { status: 'stored' }),
      createdAt: now,
    });
  };

/** What the message lists; undefined when it must not be sent. */
async function itemsFor(tx: Database, facts: OrderFacts, kind: 'order' | 'return', subject: string) {
  if (kind === 'return') {
    const request = await findReturn(tx, { code: subject });
    if (!request || request.withdrawnAt) return undefined;
    return itemsOf(
      facts,
      request.units.map(({ unitId }) => unitId),
    );
  }
  const states = facts.lines.flatMap(({ units }) => units.map(({ state }) => state));
  const hasStayed = states.some((state) => arrivedStates.includes(state) && !isGivenBack(state));
  return hasStayed && !states.some(isOnTheWay) ? allItems(facts) : undefined;
}
