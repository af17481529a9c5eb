import { current } from '@luxe/contract/calls';
import { useCall, useClient, useIsSignedIn } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { attemptChange } from './data/attemptChange.ts';
import { toUpiInstrument } from './data/instruments.ts';
import { AccountFailed, AccountLoading } from './views/AccountStates.tsx';
import { InstrumentsView } from './views/InstrumentsView.tsx';

const params = { user: current };

/** `/my-account/saved-upi-ids` [ACC-03]. */
export function SavedUpiIdsScreen() {
  const client = useClient();
  const isCustomer = useIsSignedIn();
  const { data, error, retry } = useCall('savedUpiIds', isCustomer ? { params } : null, { renew: true });
  if (error && !data) return <AccountFailed title={copy.upiIds} onRetry={() => void retry()} />;
  if (!data) return <AccountLoading title={copy.upiIds} />;
  return (
    <InstrumentsView
      title={copy.upiIds}
      labels={copy.upi}
      instruments={data.savedUpiIds.map(toUpiInstrument)}
      onRemove={async ({ id: upiId }) => {
        const outcome = await attemptChange(() =>
          client.call('removeSavedUpiId', { params, body: { upiId } }),
        );
        if (outcome.ok) await retry();
        return outcome;
      }}
    />
  );
}
