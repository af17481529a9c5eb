import { current } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import { Drawer } from '@luxe/ui/drawer';
import { couponCopy as copy } from './couponCopy.ts';
import { CouponsView, type CouponsViewProps } from './views/CouponsView.tsx';

export type CouponsProps = Pick<CouponsViewProps, 'applied' | 'onApply' | 'onRemove'> & {
  onClose: () => void;
};

/** The coupons of the bag, over the page; gone once one is on it. */
export function Coupons({ applied, onApply, onRemove, onClose }: CouponsProps) {
  const { data, error, retry } = useCall(
    'bagCoupons',
    { params: { user: current, cart: current }, query: {} },
    { renew: true },
  );
  return (
    <Drawer
      open
      title={copy.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <CouponsView
        coupons={data?.coupons}
        failed={error !== undefined}
        applied={applied}
        onApply={async (code) => {
          const words = await onApply(code);
          if (!words) onClose();
          return words;
        }}
        onRemove={onRemove}
        onRetry={() => void retry()}
      />
    </Drawer>
  );
}
