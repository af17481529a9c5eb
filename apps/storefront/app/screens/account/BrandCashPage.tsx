import { useNavigate, useSearchParams } from 'react-router-dom';
import { BrandCashScreen } from '@luxe/feature-wallet';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/brand-cash?show=&months=&page=`. */
export default function BrandCashPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="Brand cash | LUXE" />
      <BrandCashScreen
        params={params}
        onChange={(href) => void navigate(href, { preventScrollReset: true })}
      />
    </>
  );
}
