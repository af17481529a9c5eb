import { DataRequestConfirmScreen } from '@luxe/feature-privacy';
import { useParams } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';

/** `/data-request/confirm/{token}`, linked from an e-mail. */
export default function DataRequestConfirmPage() {
  const { token = '' } = useParams();
  return (
    <>
      <PageHead title="Confirm your data request | LUXE" canonical="/" />
      {/* The server sends the same as a header, which a navigation inside the shop does not have. */}
      <meta name="referrer" content="no-referrer" />
      <DataRequestConfirmScreen token={token} />
    </>
  );
}
