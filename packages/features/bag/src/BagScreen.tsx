import { rupeesToPaise, type Paise } from '@luxe/format';
import { useCouponErrorToast } from '@luxe/patterns/coupon-error-toast';
import { useFailureToast } from '@luxe/patterns/failure-toast';
import {
  useBag,
  useClient,
  useIsSignedIn,
  usePincode,
  useSavedCodes,
  useSession,
  useSetSaved,
} from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { toBagModel, type BagLineModel } from './data/toBagModel.ts';
import { useBagActions } from './data/useBagActions.ts';
import { BagEmpty, BagFailed, BagLoading } from './views/BagStates.tsx';
import { BagView } from './views/BagView.tsx';

export type BagRailsProps = {
  /** Id of the product that the shopper added last. Free gifts do not count. */
  productId?: string | undefined;
  /** Codes of all products in the bag. */
  inBag: readonly string[];
};

export type BagScreenProps = {
  /**
   * Called when the shopper goes to checkout and the store has confirmed every change to the bag. A guest
   * must log in first.
   */
  onCheckout: (shopper: { isGuest: boolean }) => void;
  /**
   * Called when a guest starts an action that needs an account. Open the login, and call `afterwards` when it
   * succeeds.
   */
  onLoginNeeded: (afterwards: () => void) => void;
  /** Shows the points that an order of these offers earns, for the amount to pay. */
  earnedPoints?: ComponentType<{ ussids: readonly string[]; payable: Paise }>;
  /** Editorial content of a bag with items [CON-05]. */
  content?: ReactNode;
  /** Editorial content of an empty bag, with at least one link [BAG-05]. */
  emptyContent?: ReactNode;
  /**
   * Product rails below the bag, based on the product added last. Below an empty bag, the rails get no
   * product.
   */
  rails?: ComponentType<BagRailsProps>;
};

const BagEffects = lazyPart(
  () => import('./BagEffects.tsx').then((module) => module.BagEffects),
  () => null,
);
const loadCoupons = () => import('./Coupons.tsx').then(({ Coupons }) => Coupons);
const loadEditLine = () => import('./EditLine.tsx').then(({ EditLine }) => EditLine);

/** The bag on `/cart` and `/bag` [BAG-01]. */
export function BagScreen({
  onCheckout,
  onLoginNeeded,
  content,
  emptyContent,
  earnedPoints: EarnedPoints,
  rails: Rails,
}: BagScreenProps) {
  const bag = useBag();
  const { cart } = bag;
  const deliveryLocation = usePincode({ load: true });
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const [pendingMove, setPendingMove] = useState<string>();
  const showFailure = useFailureToast();
  const title = useRef<HTMLHeadingElement>(null);
  const model = useMemo(() => cart && toBagModel(cart), [cart]);
  const [replaceable, setReplaceable] = useState<ReadonlyMap<string, boolean> | 'loading'>('loading');
  const runAction = useBagActions({
    bag,
    client: useClient(),
    isSignedIn,
    saved: useSavedCodes(),
    setSaved: useSetSaved(),
    toast: useToast(),
    showFailure,
    title,
    onLoginNeeded,
    onMoveLater: setPendingMove,
  });
  const latestRunAction = useRef(runAction);
  latestRunAction.current = runAction;
  const coupons = useLazyLayer(loadCoupons);
  const editor = useLazyLayer(loadEditLine);
  const [edited, setEdited] = useState<BagLineModel>();
  useCouponErrorToast(cart?.slpCouponError?.slpCouponMessage);

  const applyCoupon = (code: string) => runAction('applyCoupon', code);

  // The login merges the bags, so the line has another entry number. The line is therefore found by its
  // offer.
  const lineToMove =
    isSignedIn && pendingMove ? model?.lines.find(({ ussid }) => ussid === pendingMove) : undefined;
  useEffect(() => {
    if (!lineToMove) return;
    setPendingMove(undefined);
    void latestRunAction.current('move', lineToMove);
  }, [lineToMove]);

  if (bag.status === 'failed') return <BagFailed onRetry={bag.retry} />;
  if (!cart || !model) return <BagLoading />;
  const effects = (
    <Suspense fallback={null}>
      <BagEffects
        bag={bag}
        applyCoupon={applyCoupon}
        showFailure={showFailure}
        onReplaceable={setReplaceable}
      />
    </Suspense>
  );
  if (cart.products.length === 0)
    return (
      <>
        <BagEmpty>
          {/* The editorial content loads late. If it were above the rails, it would shift them. */}
          {Rails && <Rails inBag={[]} />}
          {emptyContent}
        </BagEmpty>
        {effects}
      </>
    );

  return (
    <>
      <BagView
        bag={model}
        amounts={cart.cartAmount}
        coupon={cart.coupon}
        replaceable={replaceable}
        content={content}
        earned={
          EarnedPoints && (
            <EarnedPoints
              ussids={cart.products.map(({ USSID }) => USSID)}
              payable={rupeesToPaise(cart.cartAmount.paybleAmount.doubleValue)}
            />
          )
        }
        rails={
          Rails && (
            <Rails
              productId={cart.products.findLast(({ isGiveAway }) => isGiveAway === 'N')?.productcode}
              inBag={cart.products.map(({ productcode }) => productcode)}
            />
          )
        }
        city={deliveryLocation.data?.city ?? ''}
        titleRef={title}
        onQuantityChange={(line, quantity) => void runAction('changeQuantity', line, quantity)}
        onRemove={(line) => void runAction('remove', line)}
        onMove={(line) => runAction('move', line)}
        onDelivery={(line, mode) => runAction('chooseDelivery', line, mode)}
        onPriceAcknowledge={(line) => runAction('acknowledgePrice', line)}
        onEdit={(line) => {
          setEdited(line);
          editor.openOnPress();
        }}
        onShowCoupons={coupons.openOnPress}
        onPrepareCoupons={coupons.prepare}
        onRemoveCoupon={async (code) => {
          moveFocus(title.current);
          const outcome = await runAction('removeCoupon', code);
          if (!outcome.ok) showFailure(outcome);
        }}
        onChoosePincode={deliveryLocation.choose}
        onCheckout={async () => {
          const settled = await bag.settle();
          if (settled) onCheckout({ isGuest: session.status === 'guest' });
          return settled;
        }}
      />
      {effects}
      {coupons.Layer && (
        <coupons.Layer
          applied={cart.appliedCoupon}
          onApply={async (code) => messageOf(await applyCoupon(code))}
          onRemove={async (code) => messageOf(await runAction('removeCoupon', code))}
          onClose={coupons.close}
        />
      )}
      {editor.Layer && edited && (
        <editor.Layer
          line={edited}
          onSave={async (line, ussid) => messageOf(await runAction('chooseOffer', line, ussid))}
          onClose={editor.close}
        />
      )}
    </>
  );
}

const messageOf = (outcome: { ok: true } | { ok: false; message: string }) =>
  outcome.ok ? '' : outcome.message;
