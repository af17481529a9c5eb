import { useNavigate, useSearchParams } from 'react-router-dom';
import { CliqCashScreen } from '@luxe/feature-wallet';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/cliq-cash?show=&months=&page=`. */
export default function CliqCashPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="Cliq cash | LUXE" />
      <CliqCashScreen
        params={params}
        onChange={(href) => void navigate(href, { preventScrollReset: true })}
      />
    </>
  );
}
