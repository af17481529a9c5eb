import type { Probe } from './probe.ts';

/**
 * Identifies a customer's cart with an item and its delivery address, so that the check can start a payment.
 */
export interface Payable {
  readonly token: string;
  readonly user: string;
  readonly cart: string;
  readonly addressId: string;
}

const noOrder = { status: 404, code: 'O4041' } as const;

/**
 * Checks the calls for payment options. Then checks an online payment, which this function cancels before any
 * charge. Leaves the cart unchanged.
 */
export async function checkPayment(probe: Probe, payable: Payable): Promise<void> {
  const { token, user, cart } = payable;
  const ofCart = { token, params: { user, cart } };
  const options = await probe.call('paymentOptions', ofCart);
  await probe.call('binValidation', { ...ofCart, body: { bin: '411111' } });
  await probe.call('emiPlans', ofCart);
  await probe.call('emiEligibleBin', { ...ofCart, body: { bin: '411111', bank: 'NO-SUCH-BANK' } });
  await probe.call('applyNoCostEMI', {
    ...ofCart,
    body: { emiCode: 'NO-SUCH-PLAN' },
    expectedError: { status: 409, code: 'B9601' },
  });
  await probe.call('releaseNoCostEMI', ofCart);
  await probe.call('bankOffers', ofCart);
  await probe.call('applyBankCoupons', {
    ...ofCart,
    body: { offerCode: 'NO-SUCH-OFFER' },
    expectedError: { status: 404, code: 'B9078' },
  });
  await probe.call('releaseBankCoupons', ofCart);
  for (const credit of ['brandcash', 'applyVouchers', 'applyLoyaltyPoints'] as const)
    await probe.call(credit, { ...ofCart, query: { action: 'remove' } });
  await probe.call('loyaltyPointsMessage', ofCart);
  await probe.call('validatePan', {
    token,
    params: { customerId: user },
    headers: { cartId: cart, siteId: 'lux' },
    body: { panNumber: 'ABCDE1234F' },
    expectedError: { status: 400, code: 'O4061' },
  });
  const noSuch = { token, params: { user, orderCode: 'no-such-order' }, expectedError: noOrder };
  await probe.call('updateTransactionDetails', noSuch);
  await probe.call('cancelPayment', noSuch);
  await probe.call('claimPlacedEvent', { ...noSuch, query: { eventId: 'conformance-run' } });
  await probe.call('openPayment', { token, params: { user } });
  if (options?.isProviderAvailable) await checkPayingAhead(probe, payable);
}

async function checkPayingAhead(probe: Probe, { token, user, cart, addressId }: Payable) {
  const ofCart = { token, params: { user, cart } };
  await probe.call('verifyVpa', { token, params: { user }, body: { upiId: 'no-such-id@upi' } });
  const summary = await probe.call('orderSummary', {
    token,
    params: { user, cartCode: cart },
    query: { pincode: '110003' },
  });
  const paybleAmount = summary?.cartAmount.paybleAmount.value ?? 0;
  const body = { paymentMode: 'UPI', addressId, paybleAmount } as const;
  await probe.call('collectPaymentOrder', {
    ...ofCart,
    body: { ...body, paybleAmount: paybleAmount + 1 },
    expectedError: { status: 409, code: 'B9907' },
    about: 'with an outdated amount',
  });
  const created = await probe.call('collectPaymentOrder', { ...ofCart, body });
  if (!created) return;
  await probe.call('collectPaymentOrder', {
    ...ofCart,
    body,
    expectedError: { status: 409, code: 'O4004' },
    about: 'during an open payment',
  });
  const ofOrder = { token, params: { user, orderCode: created.orderId } };
  await probe.call('updateTransactionDetails', { ...ofOrder, about: 'before any payment' });
  await probe.call('openPayment', { token, params: { user }, about: 'during an open payment' });
  await probe.call('cancelPayment', ofOrder);
}
