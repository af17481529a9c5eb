import { useParams, useSearchParams } from 'react-router-dom';
import { TrackingScreen } from '@luxe/feature-orders';
import { PageHead } from '../../head/PageHead.tsx';
import { useLogin } from '../../contexts/loginContext.ts';
import { MissingOrder } from './MissingOrder.tsx';

/** `/my-account/trackOrder/beforeTrack/{orderCode}?parcel=`. */
export default function TrackingPage() {
  const { orderCode = '' } = useParams();
  const [query] = useSearchParams();
  const login = useLogin();
  return (
    <>
      <PageHead title="Track your order | LUXE" />
      <TrackingScreen
        notFound={<MissingOrder />}
        orderCode={orderCode}
        parcel={Number(query.get('parcel') ?? 1)}
        onLoginNeeded={() => login.open()}
      />
    </>
  );
}
