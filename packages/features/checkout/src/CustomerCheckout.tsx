import { rupeesToPaise, type Paise } from '@luxe/format';
import { useCouponErrorToast } from '@luxe/patterns/coupon-error-toast';
import { getSessionStorage, usePincodeLookup } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useState, type ComponentType } from 'react';
import { scopeToCart, type CartName } from './data/cart.ts';
import { copy } from './data/copy.ts';
import { isBusy, toPage } from './flow/checkoutFlow.ts';
import { useCheckoutValues } from './flow/checkoutValues.ts';
import { toCheckoutModel } from './flow/toCheckoutModel.ts';
import { useCheckoutData } from './flow/useCheckoutData.ts';
import { useCheckoutFlow } from './flow/useCheckoutFlow.ts';
import { useCheckoutViewed } from './flow/useCheckoutViewed.ts';
import {
  externalNavigation as browserNavigation,
  type ExternalNavigation,
} from './order/externalNavigation.ts';
import { ReadyCheckout } from './ReadyCheckout.tsx';
import type { Billing } from './steps/billing/BillingLine.tsx';
import { readBilling, writeBilling } from './steps/billing/storedBilling.ts';
import { useCredits } from './steps/credits/useCredits.ts';
import { useOfferConflict } from './steps/credits/useOfferConflict.ts';
import { useDelivery } from './steps/delivery/useDelivery.ts';
import { usePan } from './steps/pan/usePan.ts';
import { usePayment } from './steps/payment/methods/usePayment.ts';
import type { CallRequestProps } from './views/CallRequest.tsx';
import { CheckoutEmpty, CheckoutFailed, CheckoutLoading } from './views/CheckoutStates.tsx';

/** No order needs them, so they load late. */
const SummaryChoices = lazyPart<{ callRequest: CallRequestProps }>(
  () => import('./SummaryChoices.tsx').then((file) => file.default),
  () => null,
);
const loadCoupons = () => import('./Coupons.tsx').then(({ Coupons }) => Coupons);
const loadBilling = () => import('./steps/billing/BillingDialog.tsx').then((module) => module.BillingDialog);
const loadGift = () => import('./steps/delivery/GiftDialog.tsx').then(({ GiftDialog }) => GiftDialog);

export type CustomerCheckoutProps = {
  /** Called once, with the id of the placed order. The bag is reloaded right after. */
  onPlaced: (orderId: string) => void;
  /**
   * Called when a payment of this cart is in progress elsewhere, on a phone or in another tab. Show the
   * outcome page of the order.
   */
  onPending: (orderId: string) => void;
  /** Shows the points that an order of these offers earns, for the amount to pay. */
  earnedPoints?: ComponentType<{ ussids: readonly string[]; payable: Paise }>;
  /** The cart to check out: the bag, or the item to buy now. Default: the bag. */
  cart?: CartName;
  /**
   * Navigates to a bank's page. Default: the browser's navigation. Stories and tests record the URL instead.
   */
  navigation?: ExternalNavigation;
  /** `fetch` for the calls to the payment provider, which bypass the store. Default: the browser's. */
  fetch?: typeof globalThis.fetch;
};

/** Checkout of a customer: loads the steps, and shows the page for the state of the order. */
export function CustomerCheckout({
  cart = 'current',
  navigation = browserNavigation,
  fetch = browserFetch,
  earnedPoints: EarnedPoints,
  ...callbacks
}: CustomerCheckoutProps) {
  const { show } = useToast();
  const [storage] = useState(() => scopeToCart(getSessionStorage(), cart));
  const data = useCheckoutData(cart);
  const { content, summary, renewSummary } = data;
  const { onApplyCoupon, onRemoveCoupon, onSaveGift, onDropOffer, ...credits } = useCredits(
    summary !== undefined,
    renewSummary,
    cart,
  );
  const delivery = useDelivery(renewSummary, cart);
  const pan = usePan(summary, renewSummary);
  // A bank offer with an error does not lower the amount, so no payment method can conflict with this offer.
  const applicableOffer = summary?.bankOfferError ? undefined : summary?.bankOffer;
  const offerConflict = useOfferConflict(applicableOffer ?? undefined, onDropOffer);
  const pay = usePayment({ cart, storage, summary, renewSummary, onPlanRejected: show });
  const { releasePlan } = pay;
  const [storedBilling, setBilling] = useState(() => readBilling(storage));
  const billing = summary?.isInvoiced ? storedBilling : undefined;
  const flow = useCheckoutFlow({
    ...{ cart, storage, navigation, fetch, data, releasePlan, billing },
    ...callbacks,
  });
  const lookUp = usePincodeLookup();
  const coupons = useLazyLayer(loadCoupons);
  const gift = useLazyLayer(loadGift);
  const billingLayer = useLazyLayer(loadBilling);
  useCheckoutValues(summary);
  useCheckoutViewed(summary);
  useCouponErrorToast(data.couponError);

  function saveBilling(next: Billing | undefined) {
    writeBilling(storage, next);
    setBilling(next);
  }

  async function open(layer: { open: () => Promise<boolean> }) {
    if (!(await layer.open())) show({ message: copy.notLoaded });
  }

  const { state } = flow;
  const page = toPage(state, content.name);
  if (page === 'recovering') return <CheckoutLoading label={copy.finding} />;
  if (page === 'empty') return <CheckoutEmpty isOrdered={state.failure?.remedy === 'orders'} />;
  if (page === 'failed')
    return (
      <CheckoutFailed
        onRetry={() => {
          data.refreshBag();
          data.refresh();
        }}
      />
    );
  if (page === 'loading' || content.name !== 'ready') return <CheckoutLoading />;

  const { address } = data;
  const checkout = toCheckoutModel(content.summary, address?.postalCode ?? '');
  const { giftOptions } = content.summary;
  const app = 'app' in state ? state.app : undefined;
  return (
    <>
      <ReadyCheckout
        checkout={{ ...checkout, openOrderId: checkout.openOrderId ?? state.unclearOrderId ?? null }}
        amounts={content.summary.cartAmount}
        earned={
          <>
            {EarnedPoints && (
              <EarnedPoints
                ussids={content.summary.products.map(({ USSID }) => USSID)}
                payable={rupeesToPaise(content.summary.cartAmount.paybleAmount.doubleValue)}
              />
            )}
            <Suspense>
              <SummaryChoices callRequest={data.callRequest} />
            </Suspense>
          </>
        }
        note={data.mergeNote}
        failure={state.failure}
        busy={isBusy(state)}
        address={{
          addresses: content.addresses,
          address,
          problem: data.addressProblem,
          lookUp,
          start: data.addressStart,
          onChoose: data.chooseAddress,
          onSave: data.saveAddress,
          onRemove: data.removeAddress,
        }}
        delivery={delivery}
        gift={giftOptions && { options: giftOptions, onShow: () => void open(gift) }}
        billing={summary?.isInvoiced ? { billing, onShow: () => void open(billingLayer) } : undefined}
        credits={{ ...credits, credit: checkout.credit, onShowCoupons: () => void open(coupons) }}
        pan={pan}
        pay={pay}
        offerQuestion={offerConflict.controls}
        onCheckOffer={offerConflict.resolveConflict}
        waiting={
          app && {
            intentUrl: app.intentUrl,
            onPaid: () => flow.showPending(app.orderId),
            onOtherMethod: () => flow.cancelPayment(app.orderId),
          }
        }
        onSeePayment={flow.showPending}
        onPlaceOrder={(payment) => address && flow.placeOrder(payment, content.summary, address.addressId)}
      />
      {coupons.Layer && (
        <coupons.Layer
          cart={cart}
          applied={content.summary.coupons[0]?.offerCode ?? null}
          onApply={onApplyCoupon}
          onRemove={onRemoveCoupon}
          onClose={coupons.close}
        />
      )}
      {gift.Layer && giftOptions && (
        <gift.Layer options={giftOptions} onSave={onSaveGift} onClose={gift.close} />
      )}
      {billingLayer.Layer && (
        <billingLayer.Layer billing={billing} onSave={saveBilling} onClose={billingLayer.close} />
      )}
    </>
  );
}

const browserFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
