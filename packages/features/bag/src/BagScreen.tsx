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
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { toBagModel, type BagLineModel } from './data/toBagModel.ts';
import { useBagActions } from './data/useBagActions.ts';
import { BagEmpty, BagFailed, BagLoading } from './views/BagStates.tsx';
import { BagView } from './views/BagView.tsx';

export type BagRailsProps = {
  /** The piece that came last. */
  productId?: string | undefined;
  /** All that are in the bag. */
  inBag: readonly string[];
};

export type BagScreenProps = {
  /** Asked for once every change is confirmed. A guest has to log in first. */
  onCheckout: (shopper: { isGuest: boolean }) => void;
  /** A guest does what needs an account: `afterwards` runs once she is logged in. */
  onLoginNeeded: (afterwards: () => void) => void;
  /** What an editor says beside a bag [CON-05]. */
  content?: ReactNode;
  /** The same of an empty one, with at least one link onward. */
  emptyContent?: ReactNode;
  /** What stands below the bag: rails about the piece that came last; about none in an empty bag. */
  rails?: ComponentType<BagRailsProps>;
};

const BagWatch = lazy(() =>
  import('./BagWatch.tsx').then(
    (module) => ({ default: module.BagWatch }),
    () => ({ default: () => null }),
  ),
);
const loadCoupons = () => import('./Coupons.tsx').then(({ Coupons }) => Coupons);
const loadEditLine = () => import('./EditLine.tsx').then(({ EditLine }) => EditLine);

/** `/cart` and `/bag`: the shopper's bag, changed in place [BAG-01]. */
export function BagScreen({
  onCheckout,
  onLoginNeeded,
  content,
  emptyContent,
  rails: Rails,
}: BagScreenProps) {
  const bag = useBag();
  const { cart } = bag;
  const place = usePincode({ load: true });
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const [moving, setMoving] = useState<string>();
  const tell = useFailureToast();
  const title = useRef<HTMLHeadingElement>(null);
  const model = useMemo(() => cart && toBagModel(cart), [cart]);
  const [replaceable, setReplaceable] = useState<ReadonlyMap<string, boolean> | 'asked'>('asked');
  const act = useBagActions({
    bag,
    client: useClient(),
    isSignedIn,
    saved: useSavedCodes(),
    setSaved: useSetSaved(),
    toast: useToast(),
    tell,
    title,
    onLoginNeeded,
    onMoveLater: setMoving,
  });
  const goOn = useRef(act);
  goOn.current = act;
  const coupons = useLazyLayer(loadCoupons);
  const editor = useLazyLayer(loadEditLine);
  const [edited, setEdited] = useState<BagLineModel>();
  useCouponErrorToast(cart?.slpCouponError?.slpCouponMessage);

  const applyCoupon = (code: string) => act('applyCoupon', code);

  // In her own bag the line has another number.
  const awaited = isSignedIn && moving ? model?.lines.find(({ ussid }) => ussid === moving) : undefined;
  useEffect(() => {
    if (!awaited) return;
    setMoving(undefined);
    void goOn.current('move', awaited);
  }, [awaited]);

  if (bag.status === 'failed') return <BagFailed onRetry={bag.retry} />;
  if (!cart || !model) return <BagLoading />;
  const watch = (
    <Suspense fallback={null}>
      <BagWatch bag={bag} applyCoupon={applyCoupon} tell={tell} onReplaceable={setReplaceable} />
    </Suspense>
  );
  if (cart.products.length === 0)
    return (
      <>
        <BagEmpty>
          {/* The content comes late: before the rails it would move them in sight. */}
          {Rails && <Rails inBag={[]} />}
          {emptyContent}
        </BagEmpty>
        {watch}
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
        rails={
          Rails && (
            <Rails
              productId={cart.products.findLast(({ isGiveAway }) => isGiveAway === 'N')?.productcode}
              inBag={cart.products.map(({ productcode }) => productcode)}
            />
          )
        }
        city={place.data?.city ?? ''}
        titleRef={title}
        onQuantityChange={(line, quantity) => void act('changeQuantity', line, quantity)}
        onRemove={(line) => void act('remove', line)}
        onMove={(line) => act('move', line)}
        onDelivery={(line, mode) => act('chooseDelivery', line, mode)}
        onSeen={(line) => act('notePrice', line)}
        onEdit={(line) => {
          setEdited(line);
          void editor.open();
        }}
        onShowCoupons={() => void coupons.open()}
        onPrepareCoupons={coupons.prepare}
        onRemoveCoupon={async (code) => {
          moveFocus(title.current);
          const outcome = await act('removeCoupon', code);
          if (!outcome.ok) tell(outcome);
        }}
        onChoosePincode={place.choose}
        onCheckout={async () => {
          const settled = await bag.settle();
          if (settled) onCheckout({ isGuest: session.status === 'guest' });
          return settled;
        }}
      />
      {watch}
      {coupons.Layer && (
        <coupons.Layer
          applied={cart.appliedCoupon}
          onApply={async (code) => messageOf(await applyCoupon(code))}
          onRemove={async (code) => messageOf(await act('removeCoupon', code))}
          onClose={coupons.close}
        />
      )}
      {editor.Layer && edited && (
        <editor.Layer
          line={edited}
          onSave={async (line, ussid) => messageOf(await act('chooseOffer', line, ussid))}
          onClose={editor.close}
        />
      )}
    </>
  );
}

const messageOf = (outcome: { ok: true } | { ok: false; message: string }) =>
  outcome.ok ? '' : outcome.message;
