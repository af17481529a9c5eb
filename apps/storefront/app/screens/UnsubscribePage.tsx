import { unsubscribeOutcomes, unsubscribePath } from '@luxe/contract/letter-paths';
import { UnsubscribeScreen, unsubscribeTitle } from '@luxe/feature-privacy';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';

/** `/emails-unsubscribe?token=`, linked from each newsletter [RTE-09]. */
export default function UnsubscribePage() {
  const [query] = useSearchParams();
  const outcome = unsubscribeOutcomes.find((one) => one === query.get('state'));
  return (
    <>
      <PageHead title={`${unsubscribeTitle(outcome)} | LUXE`} canonical={unsubscribePath()} />
      {/* The server sends the same as a header, which a navigation inside the shop does not have. */}
      <meta name="referrer" content="no-referrer" />
      <UnsubscribeScreen token={query.get('token') ?? ''} outcome={outcome} />
    </>
  );
}
