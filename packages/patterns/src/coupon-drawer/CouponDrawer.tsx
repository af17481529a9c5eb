import { Drawer } from '@luxe/ui/drawer';
import { CouponChooser, type CouponChooserProps } from '../coupon-chooser/CouponChooser.tsx';

export type CouponDrawerProps = CouponChooserProps & { onClose: () => void };

/** The coupons of the bag, over the page; gone once one is on the bag or off it. */
export function CouponDrawer({ onApply, onRemove, onClose, ...chooser }: CouponDrawerProps) {
  const closeWhenDone = (change: (code: string) => Promise<string>) => async (code: string) => {
    const words = await change(code);
    if (!words) onClose();
    return words;
  };
  return (
    <Drawer
      open
      title="Coupons"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <CouponChooser {...chooser} onApply={closeWhenDone(onApply)} onRemove={closeWhenDone(onRemove)} />
    </Drawer>
  );
}
