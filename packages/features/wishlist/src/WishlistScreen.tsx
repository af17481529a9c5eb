import { current } from '@luxe/contract/calls';
import { useAddToBag, useCall, useIsSignedIn, useSavedCodes, useSetSaved, type Wish } from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useCallback, useRef, useState } from 'react';
import { copy } from './copy.ts';
import { withReturned, type Returned } from './data/withReturned.ts';
import { toWishModel, type WishModel } from './data/toWishModel.ts';
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
  // The row that had the focus has gone, and it may have been the last.
  const hasTaken = useRef(false);
  const focusWhenEmptied = useCallback((heading: HTMLHeadingElement | null) => {
    if (hasTaken.current) moveFocus(heading);
    hasTaken.current = false;
  }, []);
  const [returned, setReturned] = useState<readonly Returned[]>([]);

  if (error && !data) return <WishlistFailed onRetry={() => void retry()} />;
  if (!data) return <WishlistLoading />;
  // What is being taken out is gone from sight at once.
  const products = withReturned(data.wishList[0]?.products ?? [], returned).filter(
    ({ productcode }) => codes?.has(productcode) ?? true,
  );
  if (products.length === 0) return <WishlistEmpty titleRef={focusWhenEmptied} />;

  /** Shown in its old place at once; the store gives it the same. */
  async function putBack(wish: WishModel, place: Returned) {
    setReturned((others) => [...others.filter(({ product }) => product !== place.product), place]);
    const outcome = await setSaved(asItWas(wish), true);
    if (!outcome.ok) toast.show(outcome.message);
  }

  async function remove(wish: WishModel) {
    hasTaken.current = true;
    moveFocus(title.current);
    const at = products.findIndex(({ productcode }) => productcode === wish.productCode);
    const product = products[at];
    let isUndone = false;
    const removing = setSaved(toWish(wish), false);
    const id = toast.show({
      message: copy.removed(wish.name),
      action: {
        label: copy.undo,
        onSelect: () => {
          isUndone = true;
          if (product) void putBack(wish, { product, before: products.slice(at + 1) });
        },
      },
    });
    const outcome = await removing;
    if (outcome.ok || isUndone) return;
    toast.dismiss(id);
    toast.show(outcome.message);
  }

  async function move(wish: WishModel, ussid: string) {
    const outcome = await addToBag({ productCode: wish.productCode, USSID: ussid });
    if (!outcome.ok) {
      toast.show(outcome.message);
      return;
    }
    hasTaken.current = true;
    moveFocus(title.current);
    toast.show({ message: copy.moved(wish.name), action: { label: copy.toBag, href: '/cart' } });
    const removed = await setSaved(toWish(wish), false);
    if (!removed.ok) toast.show(removed.message);
  }

  return (
    <WishlistView
      wishes={products.map(toWishModel)}
      titleRef={title}
      onMove={move}
      onRemove={(wish) => void remove(wish)}
    />
  );
}

const asItWas = (wish: WishModel): Wish => ({
  ...toWish(wish),
  addedDate: wish.addedDate,
  addedPrice: wish.addedPrice,
});

const toWish = ({ productCode, savedUssid, color }: WishModel): Wish =>
  savedUssid ? { productCode, ussid: savedUssid } : { productCode, color };
