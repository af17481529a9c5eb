import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { bagPath, checkoutPath } from '@luxe/contract/paths';
import { BagScreen, type BagRailsProps } from '@luxe/feature-bag';
import { CmsBlocks } from '@luxe/feature-home';
import { Rails } from '@luxe/feature-rails';
import { WishlistRail } from '@luxe/feature-wishlist';
import { PageHead } from '../head/PageHead.tsx';
import { EarnedPoints } from './EarnedPoints.tsx';
import { useLogin } from '../contexts/loginContext.ts';
import type { Screen } from './lazyScreens.ts';

// The endpoints for coupons and for choices in the bag are in a separate script (see `laterCalls`). The
// script starts to load here, in parallel with the page.
loadLaterCalls();

/**
 * The bag page at `/cart` and `/bag`. When a guest goes to the checkout, the login opens first and then the
 * checkout.
 */
function BagPage() {
  const navigate = useNavigate();
  const login = useLogin();
  const goToCheckout = () => void navigate(checkoutPath);
  return (
    <>
      <PageHead title="Your bag | LUXE" canonical={bagPath} />
      <BagScreen
        onCheckout={({ isGuest }) => (isGuest ? login.open(goToCheckout) : goToCheckout())}
        onLoginNeeded={login.open}
        earnedPoints={EarnedPoints}
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
    <CmsBlocks path={path} />
  </Suspense>
);

export const bagScreen: Screen = { calls: () => [], Page: BagPage };
