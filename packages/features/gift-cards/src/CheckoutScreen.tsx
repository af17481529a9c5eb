import { ApiError } from '@luxe/client';
import { current, type Outcome, type PaymentHandoff, type PaymentMode } from '@luxe/contract/calls';
import { giftCardsPath } from '@luxe/contract/gift-card-paths';
import { rupeesToPaise, type Paise } from '@luxe/format';
import { useCall } from '@luxe/resources';
import type { ReactNode } from 'react';
import { giftCardOutcomePath, toCardModel } from './data/toModels.ts';
import { useCheckoutViewed } from './data/useCheckoutViewed.ts';
import { usePayCard } from './data/usePayCard.ts';
import { CheckoutView } from './views/CheckoutView.tsx';
import { CardFailed, CheckoutLoading, NoCard } from './views/States.tsx';
import type { CallResponse } from '@luxe/contract/calls';

/** What the payment methods and their button need. They belong to another feature. */
export type PaymentSlotProps = {
  payable: Paise;
  modes: readonly PaymentMode[];
  options: CallResponse<'giftCardPaymentOptions'> | undefined;
  optionsFailed: boolean;
  onRetryOptions: () => void;
  /**
   * Starts the payment at the store, at most once for the same choice. Resolves to undefined when another
   * payment of the card is open or made.
   */
  start: (payment: { mode: PaymentMode }) => Promise<{ id: string; payment: PaymentHandoff } | undefined>;
  cancel: (id: string) => Promise<Outcome>;
  onOutcome: (id: string) => void;
  onStale: () => void;
};

export type CheckoutScreenProps = {
  /** Shows another page of the shop: the outcome of the payment. */
  onShow: (href: string) => void;
  payment: (props: PaymentSlotProps) => ReactNode;
};

const params = { user: current, giftCardGuid: current };

/** `/gift-card-checkout`: pays for the gift card of this session, as a guest or a customer [ACC-11]. */
export function CheckoutScreen({ onShow, payment }: CheckoutScreenProps) {
  const designs = useCall('giftCardOptions', {});
  const { data: cart, error, retry } = useCall('giftCardCart', { params }, { renew: true });
  const options = useCall('giftCardPaymentOptions', cart?.status === 'open' ? { params } : null, {
    renew: true,
  });
  const calls = usePayCard(cart);
  useCheckoutViewed(cart);
  const showOutcome = (id: string) => onShow(giftCardOutcomePath(id));

  if (error instanceof ApiError && error.code === 'W4041') return <NoCard />;
  if ((error && !cart) || (designs.error && !designs.data))
    return <CardFailed onRetry={() => void Promise.all([retry(), designs.retry()])} />;
  if (!cart || !designs.data) return <CheckoutLoading />;

  return (
    <CheckoutView
      card={toCardModel(cart, designs.data.designs)}
      status={cart.status}
      changeHref={giftCardsPath}
      onSeePayment={() => showOutcome(current)}
    >
      {payment({
        payable: rupeesToPaise(cart.amount.doubleValue),
        modes: options.data?.paymentModes ?? [],
        options: options.data,
        optionsFailed: options.error !== undefined && options.data === undefined,
        onRetryOptions: () => void options.retry(),
        ...calls,
        onOutcome: showOutcome,
        onStale: () => void retry(),
      })}
    </CheckoutView>
  );
}
