import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { BagScreen, type BagRailsProps } from '@luxe/feature-bag';
import { Rails } from '@luxe/feature-rails';
import type { WishlistRailProps } from '@luxe/feature-wishlist';
import { PageHead } from '../head/PageHead.tsx';
import { useLogin } from '../contexts/loginContext.ts';

// The endpoints for coupons and for choices in the bag are in a separate script (see `laterCalls`). The
// script starts to load here, in parallel with the page.
loadLaterCalls();

const WishlistRail = lazy(() =>
  import('../screens/wishlistRail.ts').then(
    (module) => ({ default: module.WishlistRail }),
    () => ({ default: ({ fallback }: WishlistRailProps) => fallback }),
  ),
);
const Content = lazy(() =>
  import('../screens/Hybrid.tsx').then(
    (module) => ({ default: module.CmsBlocks }),
    () => ({ default: () => null }),
  ),
);

/**
 * The bag page at `/cart` and `/bag`. When a guest goes to the checkout, the login opens first and then the
 * checkout.
 */
export default function Bag() {
  const navigate = useNavigate();
  const login = useLogin();
  const goToCheckout = () => void navigate('/checkout');
  return (
    <>
      <PageHead title="Your bag | LUXE" canonical="/cart" isIndexed={false} />
      <BagScreen
        onCheckout={({ isGuest }) => (isGuest ? login.open(goToCheckout) : goToCheckout())}
        onLoginNeeded={login.open}
        rails={BagRails}
        content={<CartContent path="desktop-cart-page" />}
        emptyContent={<CartContent path="empty-cart-page" />}
      />
    </>
  );
}

function BagRails({ productId, inBag }: BagRailsProps) {
  const storeRails = <Rails page="bag" catalogue="luxury" productId={productId} />;
  return (
    <Suspense fallback={storeRails}>
      <WishlistRail excludedCodes={inBag} fallback={storeRails} />
    </Suspense>
  );
}

/** Editorial content of the bag page. It may load late or not at all. */
const CartContent = ({ path }: { path: string }) => (
  <Suspense fallback={null}>
    <Content path={path} />
  </Suspense>
);
