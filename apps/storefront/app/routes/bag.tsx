import { useNavigate } from 'react-router-dom';
import { BagScreen } from '@luxe/feature-bag';
import { Rails } from '@luxe/feature-rails';
import { PageHead } from '../head/PageHead.tsx';
import { useLogin } from '../shell/login.ts';

/** `/cart` and `/bag`. A guest who goes to checkout logs in first, and goes on. */
export default function Bag() {
  const navigate = useNavigate();
  const login = useLogin();
  const goToCheckout = () => void navigate('/checkout');
  return (
    <>
      <PageHead title="Your bag | LUXE" canonical="/cart" isIndexed={false} />
      <BagScreen
        onCheckout={({ isGuest }) => (isGuest ? login.open(goToCheckout) : goToCheckout())}
        rails={BagRails}
      />
    </>
  );
}

const BagRails = ({ productId }: { productId?: string | undefined }) => (
  <Rails page="bag" catalogue="luxury" productId={productId} />
);
