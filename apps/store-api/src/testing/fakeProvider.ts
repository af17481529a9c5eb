import {
  ProviderError,
  type GatewayStatus,
  type ProviderOptions,
  type PaymentProvider,
  type RefundState,
  type WebhookEvent,
} from '../modules/payment-provider/provider.ts';

interface Payment {
  status: GatewayStatus;
  chargedPaise: number;
  refunds: Map<string, number>;
}

export interface FakeProvider extends PaymentProvider {
  /**
   * Sets the status of a payment. `chargedPaise` defaults to the payment's amount for CHARGED, otherwise to
   * 0.
   */
  setStatus(reference: string, status: GatewayStatus, chargedPaise?: number): void;
  /** First digits of the card of every payment. */
  bin: string | undefined;
  /** While true, every call fails without a response. */
  isSilent: boolean;
  /** EMI plan of every payment. */
  emi: { bank: string; months: number } | undefined;
  /** State of every refund. */
  refunds: RefundState;
  readonly payments: ReadonlyMap<string, Payment>;
}

/** The banks, cards and EMI plans that the fake provider offers. */
function fakeProviderOptions(assertReachable: () => void): ProviderOptions {
  const respondWith =
    <T>(value: T) =>
    async () => {
      assertReachable();
      return value;
    };
  const plan = (bank: string, bankName: string, months: number, annualPercent: number) => ({
    ...{ bank, bankName, months, annualPercent },
    cardType: 'CREDIT' as const,
    minimumPaise: 3_000_00,
  });
  return {
    methods: respondWith({
      banks: [{ code: 'NB_HDFC', name: 'HDFC Bank' }],
      wallets: [{ code: 'PAYPAL', name: 'PayPal' }],
    }),
    emiPlans: respondWith([
      plan('HDFC', 'HDFC Bank', 3, 15),
      plan('HDFC', 'HDFC Bank', 6, 15),
      plan('SBI', 'State Bank of India', 12, 14),
    ]),
    async cardOf(bin) {
      assertReachable();
      if (bin.startsWith('4111')) return { brand: 'VISA', bank: 'HDFC', cardType: 'CREDIT' };
      if (bin.startsWith('5555')) return { brand: 'MASTERCARD', bank: 'ICICI', cardType: 'CREDIT' };
      return undefined;
    },
    async verifyVpa(upiId) {
      assertReachable();
      return upiId.startsWith('invalid') ? undefined : { customerName: 'Ira Sen' };
    },
    cards: respondWith([
      {
        token: 'token of a card',
        brand: 'VISA',
        bank: 'HDFC',
        lastFour: '1111',
        bin: '411111',
        expiryMonth: 8,
        expiryYear: 2029,
      },
    ]),
    forgetCard: respondWith(undefined),
  };
}

/** Creates a provider in memory that a test controls. */
export function fakeProvider(): FakeProvider {
  const payments = new Map<string, Payment>();
  const amounts = new Map<string, number>();
  const assertReachable = () => {
    if (provider.isSilent) throw new ProviderError('no answer');
  };
  const provider: FakeProvider = {
    name: 'fake',
    minimumPaise: 1_00,
    browserOrigins: [],
    options: fakeProviderOptions(assertReachable),
    handOver: async () => ({ kind: 'redirect', url: 'https://pay.example/' }),
    isSilent: false,
    bin: undefined,
    emi: undefined,
    refunds: 'done',
    payments,
    setStatus(reference, status, chargedPaise = status === 'CHARGED' ? (amounts.get(reference) ?? 0) : 0) {
      payments.set(reference, {
        status,
        chargedPaise,
        refunds: payments.get(reference)?.refunds ?? new Map(),
      });
    },
    async open({ reference, amountPaise }) {
      assertReachable();
      amounts.set(reference, amountPaise);
      if (!payments.has(reference))
        payments.set(reference, { status: 'PENDING_VBV', chargedPaise: 0, refunds: new Map() });
      return { providerReference: null };
    },
    async status(reference) {
      assertReachable();
      const payment = payments.get(reference);
      if (!payment) return { status: 'NOT_FOUND', chargedPaise: 0, refundedPaise: 0 };
      const { status, chargedPaise, refunds } = payment;
      return {
        status,
        chargedPaise,
        bin: provider.bin,
        emi: provider.emi,
        refundedPaise: [...refunds.values()].reduce((sum, one) => sum + one, 0),
        refunds: [...refunds].map(([id, paise]) => ({ id, paise })),
      };
    },
    async cancel(reference) {
      assertReachable();
      const payment = payments.get(reference);
      if (payment?.status === 'PENDING_VBV') payment.status = 'AUTHENTICATION_FAILED';
      return payment?.status === 'AUTHENTICATION_FAILED';
    },
    async refund(reference, refundId, amountPaise) {
      assertReachable();
      const payment = payments.get(reference);
      if (payment?.refunds.has(refundId)) return 'done';
      const given = [...(payment?.refunds.values() ?? [])].reduce((sum, one) => sum + one, 0);
      if (payment && given + amountPaise > payment.chargedPaise)
        throw new ProviderError('more than is left', { isRejection: true });
      if (provider.refunds === 'done') payment?.refunds.set(refundId, amountPaise);
      return provider.refunds;
    },
    verifyReturn: ({ signature, reference }) => (signature === 'right' ? reference : undefined),
    verifyWebhook({ authorization }, body) {
      if (authorization !== 'right') return undefined;
      return JSON.parse(body) as WebhookEvent;
    },
  };
  return provider;
}
