import { dataRequestOutcomes, dataRequestPath } from '@luxe/contract/letter-paths';
import { DataRequestScreen, dataRequestTitle } from '@luxe/feature-privacy';
import { loadAfterOrderCalls } from '@luxe/client';
import { useSearchParams } from 'react-router-dom';
import { useLogin } from '../contexts/loginContext.ts';
import { PageHead } from '../head/PageHead.tsx';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

/** `/data-request?state=`: requests about personal data, and the nominee of a customer. */
export default function DataRequestPage() {
  const [query] = useSearchParams();
  const login = useLogin();
  const outcome = dataRequestOutcomes.find((one) => one === query.get('state'));
  return (
    <>
      <PageHead
        title={`${dataRequestTitle(outcome)} | LUXE`}
        description="Ask LUXE for your personal data, its correction or its erasure, and nominate a person."
        canonical={dataRequestPath}
      />
      <DataRequestScreen outcome={outcome} onLoginNeeded={() => login.open()} />
    </>
  );
}
