import { NewsletterConfirmScreen } from '@luxe/feature-privacy';
import { useParams } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';

/** `/newsletter/confirm/{token}`, linked from an e-mail. */
export default function NewsletterConfirmPage() {
  const { token = '' } = useParams();
  return (
    <>
      <PageHead title="Confirm the newsletter | LUXE" canonical="/" />
      {/* The server sends the same as a header, which a navigation inside the shop does not have. */}
      <meta name="referrer" content="no-referrer" />
      <NewsletterConfirmScreen token={token} />
    </>
  );
}
