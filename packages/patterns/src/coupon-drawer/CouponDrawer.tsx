import { Drawer } from '@luxe/ui/drawer';
import { CouponChooser, type CouponChooserProps } from '../coupon-chooser/CouponChooser.tsx';

export type CouponDrawerProps = CouponChooserProps & { onClose: () => void };

/** The coupon chooser in a drawer, which closes when a coupon is applied or removed. */
export function CouponDrawer({ onApply, onRemove, onClose, ...chooser }: CouponDrawerProps) {
  const closeWhenDone = (change: (code: string) => Promise<string>) => async (code: string) => {
    const message = await change(code);
    if (!message) onClose();
    return message;
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
