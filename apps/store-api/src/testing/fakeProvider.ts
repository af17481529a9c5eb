import { ProviderTrouble, type GatewayStatus, type PaymentProvider } from '../modules/payment/provider.ts';

interface Payment {
  status: GatewayStatus;
  chargedPaise: number;
  refunds: Map<string, number>;
}

export interface FakeProvider extends PaymentProvider {
  /** What it says of a payment from now on; charges its amount, or another. */
  says(reference: string, status: GatewayStatus, chargedPaise?: number): void;
  /** While true, nothing is answered. */
  isSilent: boolean;
  /** While false, no refund comes through. */
  refunds: boolean;
  readonly payments: ReadonlyMap<string, Payment>;
}

/** A provider in memory: it says what a test tells it to. */
export function fakeProvider(): FakeProvider {
  const payments = new Map<string, Payment>();
  const amounts = new Map<string, number>();
  const heard = () => {
    if (provider.isSilent) throw new ProviderTrouble('no answer');
  };
  const provider: FakeProvider = {
    name: 'fake',
    isSilent: false,
    refunds: true,
    payments,
    says(reference, status, chargedPaise = status === 'CHARGED' ? (amounts.get(reference) ?? 0) : 0) {
      payments.set(reference, {
        status,
        chargedPaise,
        refunds: payments.get(reference)?.refunds ?? new Map(),
      });
    },
    async open({ reference, amountPaise }) {
      heard();
      amounts.set(reference, amountPaise);
      if (!payments.has(reference))
        payments.set(reference, { status: 'PENDING_VBV', chargedPaise: 0, refunds: new Map() });
      return { providerReference: null };
    },
    async status(reference) {
      heard();
      const payment = payments.get(reference);
      if (!payment) return { status: 'NOT_FOUND', chargedPaise: 0, refundedPaise: 0 };
      const { status, chargedPaise, refunds } = payment;
      return {
        status,
        chargedPaise,
        refundedPaise: [...refunds.values()].reduce((sum, one) => sum + one, 0),
      };
    },
    async cancel(reference) {
      heard();
      const payment = payments.get(reference);
      if (payment?.status === 'PENDING_VBV') payment.status = 'AUTHENTICATION_FAILED';
      return payment?.status === 'AUTHENTICATION_FAILED';
    },
    async refund(reference, refundId, amountPaise) {
      heard();
      if (!provider.refunds) return false;
      payments.get(reference)?.refunds.set(refundId, amountPaise);
      return true;
    },
    readReturn: () => undefined,
    readWebhook: () => undefined,
  };
  return provider;
}
