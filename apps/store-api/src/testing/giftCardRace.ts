import type { ReadyBag } from './buying.ts';
import type { FakeJuspay, PaymentOutcome } from './fakeJuspay.ts';
import { giftForm, users } from './giftCards.ts';
import { callOverHttp, overHttp } from './storeProcess.ts';

/**
 * A gift card of a guest, whose tab remembers where it was when the store is killed. Two customers redeem it
 * at once, each in two tabs.
 */
export interface RacedCard {
  readonly at: number;
  readonly guestToken: string;
  readonly outcome: PaymentOutcome;
  readonly redeemers: readonly ReadyBag[];
  guid?: string;
  secrets?: { readonly code: string; readonly pin: string };
  isUsed?: boolean;
}

/**
 * Buys the card as far as the store answers, and redeems it. A call without a response is not repeated here,
 * because the next round begins where this one ended. `tabs`: tabs of each customer.
 */
export async function raceGiftCard(
  card: RacedCard,
  provider: FakeJuspay,
  port: number,
  { onResponse, tabs }: { readonly onResponse: () => void; readonly tabs: number },
): Promise<void> {
  if (!card.secrets) await buyCard(card, provider, port, onResponse);
  const { secrets } = card;
  if (!secrets || card.isUsed) return;
  await Promise.all(
    card.redeemers.flatMap((bag) => {
      const { call, userName } = overHttp(bag, port).customer;
      return Array.from({ length: tabs }, async (_, tab) => {
        const response = await call('POST', `${users}/giftCards/redeem`, {
          headers: { 'idempotency-key': `redeem-${card.at}-${userName}-${tab}` },
          payload: secrets,
        }).catch(() => undefined);
        onResponse();
        if (response?.status === 200) card.isUsed = true;
      });
    }),
  );
}

async function buyCard(
  card: RacedCard,
  provider: FakeJuspay,
  port: number,
  onResponse: () => void,
): Promise<void> {
  const guest = callOverHttp({ userName: 'anonymous', token: card.guestToken }, port);
  const call = async (method: 'GET' | 'POST', path: string, payload?: object, key = '') => {
    const response = await guest(method, path, {
      ...(payload && { payload }),
      ...(key && { headers: { 'idempotency-key': key } }),
    }).catch(() => undefined);
    onResponse();
    return response?.status === 200 ? response.body : undefined;
  };
  const emails = {
    senderEmail: `sender-${card.at}@example.com`,
    recipientEmail: `recipient-${card.at}@example.com`,
  };
  card.guid ??= (await call('POST', `${users}/giftCardCarts`, { ...giftForm, ...emails }))?.giftCardGuid;
  if (card.guid === undefined) return;
  const payment = { paymentMode: 'UPI', amount: giftForm.amount };
  const begun = await call(
    'POST',
    `${users}/giftCardCarts/${card.guid}/payment`,
    payment,
    `card-payment-${card.at}`,
  );
  if (begun) provider.approve(begun.payment.orderId, card.outcome);
  await call('POST', `${users}/giftCardOrders/${card.guid}/checkPayment`);
  const shown = await call(
    'POST',
    `${users}/giftCardOrders/${card.guid}/code`,
    undefined,
    `card-code-${card.at}`,
  );
  if (shown) card.secrets = { code: shown.code, pin: shown.pin };
}
