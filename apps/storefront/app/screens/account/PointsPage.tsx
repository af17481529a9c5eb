import { useNavigate, useSearchParams } from 'react-router-dom';
import { PointsScreen } from '@luxe/feature-wallet';
import { useSettings } from '../../contexts/settings.ts';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/tcp-points?show=&months=&page=`. */
export default function PointsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { singleSignOn } = useSettings();
  return (
    <>
      <PageHead title="Loyalty points | LUXE" />
      <PointsScreen
        params={params}
        onChange={(href) => void navigate(href, { preventScrollReset: true })}
        canJoin={singleSignOn}
      />
    </>
  );
}
