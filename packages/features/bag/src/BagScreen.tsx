import { useBag, usePincode, useSession } from '@luxe/resources';
import { useCouponErrorToast } from '@luxe/patterns/coupon-error-toast';
import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useToast } from '@luxe/ui/toast';
import { useRef, type ComponentType } from 'react';
import { copy } from './copy.ts';
import { toBagModel, type BagLineModel } from './data/toBagModel.ts';
import { BagEmpty, BagFailed, BagLoading } from './views/BagStates.tsx';
import { BagView } from './views/BagView.tsx';

export type BagScreenProps = {
  /** Asked for once every change is confirmed. A guest has to log in first. */
  onCheckout: (shopper: { isGuest: boolean }) => void;
  /** What stands below the bag: rails about the piece that came last; about none in an empty bag. */
  rails?: ComponentType<{ productId?: string | undefined }>;
};

/** `/cart` and `/bag`: the shopper's bag, changed in place [BAG-01]. */
export function BagScreen({ onCheckout, rails: Rails }: BagScreenProps) {
  const bag = useBag();
  const place = usePincode({ load: true });
  const session = useSession();
  const toast = useToast();
  const tell = useFailureToast();
  const title = useRef<HTMLHeadingElement>(null);
  useCouponErrorToast(bag.cart?.slpCouponError?.slpCouponMessage);

  if (bag.status === 'failed') return <BagFailed onRetry={bag.retry} />;
  if (!bag.cart) return <BagLoading />;
  if (bag.cart.products.length === 0) return <BagEmpty>{Rails && <Rails />}</BagEmpty>;

  async function changeQuantity(line: BagLineModel, quantity: number) {
    const outcome = await bag.changeQuantity(line.entryNumber, quantity);
    if (!outcome.ok) tell(outcome);
  }

  async function putBack({ productCode, ussid, quantity }: BagLineModel) {
    const outcome = await bag.addToBag({ productCode, USSID: ussid, quantity });
    if (!outcome.ok) tell(outcome);
  }

  async function remove(line: BagLineModel) {
    title.current?.focus();
    const removing = bag.remove(line.entryNumber);
    const id = toast.show({
      message: copy.removed(line.name),
      type: 'success',
      action: { label: copy.undo, onSelect: () => void removing.then(() => putBack(line)) },
    });
    const outcome = await removing;
    if (outcome.ok) return;
    toast.dismiss(id);
    tell(outcome);
  }

  return (
    <BagView
      bag={toBagModel(bag.cart)}
      amounts={bag.cart.cartAmount}
      coupon={bag.cart.appliedCoupon}
      rails={Rails && <Rails productId={bag.cart.products.at(-1)?.productcode} />}
      city={place.data?.city ?? ''}
      titleRef={title}
      onQuantityChange={(line, quantity) => void changeQuantity(line, quantity)}
      onRemove={(line) => void remove(line)}
      onChoosePincode={async (pincode) => {
        const outcome = await place.choose(pincode);
        return outcome.ok ? '' : outcome.message;
      }}
      onCheckout={async () => {
        const settled = await bag.settle();
        if (settled) onCheckout({ isGuest: session.status === 'guest' });
        return settled;
      }}
    />
  );
}
