import { current } from '@luxe/contract/calls';
import { bagPath } from '@luxe/contract/paths';
import {
  useAddToBag,
  useCall,
  useIsSignedIn,
  useSavedCodes,
  useSetSaved,
  type WishlistItem,
} from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useCallback, useRef, useState } from 'react';
import { copy } from './data/copy.ts';
import { withRestored, type RestoredProduct } from './data/withRestored.ts';
import { toWishlistItemModel, type WishlistItemModel } from './data/toWishlistItemModel.ts';
import { WishlistEmpty, WishlistFailed, WishlistLoading } from './views/WishlistStates.tsx';
import { WishlistView } from './views/WishlistView.tsx';

/** `/my-account/wishlist` [ACC-04] [ACC-18]. */
export function WishlistScreen() {
  const isCustomer = useIsSignedIn();
  const { data, error, retry } = useCall(
    'getAllWishlist',
    isCustomer ? { params: { user: current }, query: { isWishlistPageLoad: 'true' } } : null,
    { renew: true },
  );
  const codes = useSavedCodes();
  const setSaved = useSetSaved();
  const addToBag = useAddToBag();
  const toast = useToast();
  const title = useRef<HTMLHeadingElement>(null);
  // After the last row is removed, the empty state's heading takes the focus.
  const hasRemoved = useRef(false);
  const focusWhenEmptied = useCallback((heading: HTMLHeadingElement | null) => {
    if (hasRemoved.current) moveFocus(heading);
    hasRemoved.current = false;
  }, []);
  const [restoredProducts, setRestoredProducts] = useState<readonly RestoredProduct[]>([]);

  if (error && !data) return <WishlistFailed onRetry={() => void retry()} />;
  if (!data) return <WishlistLoading />;
  // Hide items whose removal is pending.
  const products = withRestored(data.wishList[0]?.products ?? [], restoredProducts).filter(
    ({ productcode }) => codes?.has(productcode) ?? true,
  );
  if (products.length === 0) return <WishlistEmpty titleRef={focusWhenEmptied} />;

  /** Shows the item at its old position at once. The store restores the same position. */
  async function restoreItem(item: WishlistItemModel, restored: RestoredProduct) {
    setRestoredProducts((others) => [
      ...others.filter(({ product }) => product !== restored.product),
      restored,
    ]);
    const outcome = await setSaved(toOriginalItem(item), true);
    if (!outcome.ok) toast.show(outcome.message);
  }

  async function remove(item: WishlistItemModel) {
    hasRemoved.current = true;
    moveFocus(title.current);
    const index = products.findIndex(({ productcode }) => productcode === item.productCode);
    const product = products[index];
    let isUndone = false;
    const removing = setSaved(toWishlistItem(item), false);
    const id = toast.show({
      message: copy.removed(item.name),
      action: {
        label: copy.undo,
        onSelect: () => {
          isUndone = true;
          if (product) void restoreItem(item, { product, following: products.slice(index + 1) });
        },
      },
    });
    const outcome = await removing;
    if (outcome.ok || isUndone) return;
    toast.dismiss(id);
    toast.show(outcome.message);
  }

  async function move(item: WishlistItemModel, ussid: string) {
    const outcome = await addToBag({ productCode: item.productCode, USSID: ussid });
    if (!outcome.ok) {
      toast.show(outcome.message);
      return;
    }
    hasRemoved.current = true;
    moveFocus(title.current);
    toast.show({ message: copy.moved(item.name), action: { label: copy.goToBag, href: bagPath } });
    const removed = await setSaved(toWishlistItem(item), false);
    if (!removed.ok) toast.show(removed.message);
  }

  return (
    <WishlistView
      items={products.map(toWishlistItemModel)}
      titleRef={title}
      onMove={move}
      onRemove={(item) => void remove(item)}
    />
  );
}

const toOriginalItem = (item: WishlistItemModel): WishlistItem => ({
  ...toWishlistItem(item),
  addedDate: item.addedDate,
  addedPrice: item.addedPrice,
});

const toWishlistItem = ({ productCode, savedUssid, color }: WishlistItemModel): WishlistItem =>
  savedUssid ? { productCode, ussid: savedUssid } : { productCode, color };
