import type { DeskGiftCard, DeskLead } from '@luxe/contract/desk';
import { giftCardStates } from '@luxe/contract/gift-card-values';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { giftCardMoves, moveGiftCard } from '../gift-card/changeGiftCard.ts';
import { changeLead, findLead, listLeads, lockLead, type StoredLead } from '../gift-card/corporateLeads.ts';
import {
  attemptsOf,
  findPurchase,
  readBought,
  type BoughtCard,
  type StoredGiftCardAttempt,
} from '../gift-card/repository.ts';
import { searchGiftCards } from '../gift-card/searchGiftCards.ts';
import { cardStateOf, giftCardStateOf, toWireGiftCard } from '../gift-card/wire.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { redirectsOf, type StoredRedirect } from '../purchase/chargeRedirects.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { auditedChange } from './auditedChange.ts';
import { giftCardChargeDesk } from './deskCharges.ts';
import type { DeskMount } from './deskMount.ts';
import { pageLimit, toCursor, toPage } from './deskPages.ts';
import { toDeskCharge } from './toDeskCharge.ts';

interface GiftCardDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
  readonly encryption: Encryption;
}

/** Returns a gift card with its payments, by its number. */
export type AnswerGiftCard = (number: string) => Promise<{ giftCard: DeskGiftCard }>;

/** Calls that find, block, replace and review gift cards, and those about enquiries of companies. */
export function giftCardDesk(mount: DeskMount, parts: GiftCardDeskParts): void {
  const { db, clock, livePolicy, provider } = parts;

  mount('giftCards', async ({ query: { email, lastFour, state, after } }) => {
    const search = {
      email: email?.trim() || undefined,
      lastFour: lastFour?.trim() || undefined,
      state: giftCardStates.find((one) => one === state),
      before: toCursor(after),
    };
    const found = await searchGiftCards(db, search, pageLimit);
    const { rows, next } = toPage(found, ({ purchase }) => String(purchase.id));
    return { giftCards: rows.map((one) => toHead(one, clock.now())), next };
  });

  const findNumbered = async (number: string) => {
    const purchase = await findPurchase(db, { number });
    if (!purchase) throw domainError('giftCardOrderNotFound');
    return purchase;
  };
  const answer: AnswerGiftCard = async (number) => {
    const bought = await readBought(db, await findNumbered(number));
    const attempts = await attemptsOf(db, bought.purchase.id);
    const redirects = await redirectsOf(
      db,
      attempts.map(({ id }) => id),
    );
    return { giftCard: toDeskGiftCard(bought, { attempts, redirects }, clock.now()) };
  };

  giftCardChargeDesk(mount, answer, parts);

  mount('giftCard', ({ params }) => answer(params.giftCardOrderId));

  mount('moveGiftCard', async ({ params: { giftCardOrderId }, body, person, once }) => {
    const { move, reason, recipientEmail } = body;
    const { id } = await findNumbered(giftCardOrderId);
    const policy = await livePolicy.read();
    const entry = { action: `${actions[move]} gift card`, subject: `gift card ${giftCardOrderId}` } as const;
    let refunded: string | undefined;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      const before = describe(await readBoughtById(tx, giftCardOrderId), clock.now());
      refunded = await moveGiftCard(tx, id, move, policy, clock.now(), recipientEmail);
      const after = describe(await readBoughtById(tx, giftCardOrderId), clock.now());
      return { before, after: `${after}: ${reason}` };
    });
    // The reconciler requests the refund again when the provider does not answer now.
    if (refunded !== undefined && provider)
      await settlePayment({ db, clock, livePolicy, provider }, refunded);
    return answer(giftCardOrderId);
  });

  mount('settleGiftCard', async ({ params: { giftCardOrderId }, person, once }) => {
    if (!provider) throw domainError('noPaymentProvider');
    const { id } = await findNumbered(giftCardOrderId);
    const unsettled = (await attemptsOf(db, id)).filter(({ checkAt }) => checkAt !== null);
    const entry = { action: 'check payment', subject: `gift card ${giftCardOrderId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async () => ({
      before: unsettled.map(({ reference, status }) => `payment ${reference}: ${status}`).join(', '),
    }));
    // Also for a repeated request: the first one may have ended before the provider was asked.
    for (const { reference } of unsettled)
      await settlePayment({ db, clock, livePolicy, provider }, reference);
    return answer(giftCardOrderId);
  });

  mount('giftCardLeads', async ({ query: { status, after } }) => {
    const found = await listLeads(db, { status, before: toCursor(after), limit: pageLimit });
    const { rows, next } = toPage(found, ({ id }) => String(id));
    return { leads: rows.map(toDeskLead), next };
  });

  mount('moveGiftCardLead', async ({ params: { leadId }, body: { status }, person, once }) => {
    const entry = { action: 'change enquiry', subject: `enquiry ${leadId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      const lead = await lockLead(tx, leadId);
      if (!lead) throw domainError('enquiryUnknown');
      if (lead.status === status) return undefined;
      await changeLead(tx, leadId, status, clock.now());
      return { before: lead.status, after: status };
    });
    const lead = await findLead(db, leadId);
    if (!lead) throw domainError('enquiryUnknown');
    return { lead: toDeskLead(lead) };
  });
}

const actions = {
  block: 'block',
  unblock: 'unblock',
  sendAgain: 'replace',
  release: 'release',
  reject: 'reject',
} as const;

async function readBoughtById(db: Database, number: string): Promise<BoughtCard> {
  const purchase = await findPurchase(db, { number });
  if (!purchase) throw domainError('giftCardOrderNotFound');
  return readBought(db, purchase);
}

/** State for the audit log: `held`, `sent, active, to meera@example.com`. */
const describe = (bought: BoughtCard, now: Date): string => {
  const cardState = cardStateOf(bought.card, now);
  const card = cardState === 'none' ? [] : [cardState];
  return [giftCardStateOf(bought), ...card, `to ${bought.purchase.recipientEmail}`].join(', ');
};

function toHead(bought: BoughtCard, now: Date) {
  const { purchase, card } = bought;
  const { amountPaise, recipientName, recipientEmail, senderName, senderEmail, heldFor } = purchase;
  return {
    ...{ amountPaise, recipientName, recipientEmail, senderName, senderEmail, heldFor },
    giftCardOrderId: purchase.number ?? '',
    state: giftCardStateOf(bought),
    cardState: cardStateOf(card, now),
    lastFour: card?.lastFour ?? '',
    createdAt: purchase.createdAt.toISOString(),
  };
}

function toDeskGiftCard(
  bought: BoughtCard,
  {
    attempts,
    redirects,
  }: {
    readonly attempts: readonly StoredGiftCardAttempt[];
    readonly redirects: readonly StoredRedirect[];
  },
  now: Date,
): DeskGiftCard {
  const { purchase, card } = bought;
  return {
    ...toHead(bought, now),
    message: purchase.message,
    deliverOn: purchase.deliverOn,
    lastDay: card?.lastDay ?? null,
    isCustomer: purchase.customerId !== null,
    paidWith: toWireGiftCard(bought, now).paidWith,
    payments: attempts.map((attempt) => toPayment(attempt, redirects)),
    mailProblem: card?.letterProblem ?? '',
    sentAt: card?.sentAt?.toISOString() ?? null,
    redeemedAt: card?.redeemedAt?.toISOString() ?? null,
    moves: giftCardMoves(purchase, card, now),
  };
}

const toPayment = (
  attempt: StoredGiftCardAttempt,
  redirects: readonly StoredRedirect[],
): DeskGiftCard['payments'][number] => {
  const { reference, provider, mode, status, amountPaise, createdAt } = attempt;
  return {
    ...{ reference, provider, mode, status, amountPaise },
    createdAt: createdAt.toISOString(),
    ...toDeskCharge(attempt, redirects),
  };
};

function toDeskLead({ id, number, rows, createdAt, ...lead }: StoredLead): DeskLead {
  const { status, company, gstin, contactName, email, phone, note } = lead;
  return {
    ...{ status, company, gstin, contactName, email, phone, note, rows },
    leadId: id,
    leadNumber: number ?? '',
    totalQuantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPaise: rows.reduce((sum, { denominationPaise, quantity }) => sum + denominationPaise * quantity, 0),
    createdAt: createdAt.toISOString(),
  };
}
