import { current } from '@luxe/contract/calls';
import { useCall, useClient, useIsSignedIn } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { attemptChange } from './data/attemptChange.ts';
import { toCardInstrument } from './data/instruments.ts';
import { AccountFailed, AccountLoading } from './views/AccountStates.tsx';
import { InstrumentsView } from './views/InstrumentsView.tsx';

const params = { user: current };

/** `/my-account/saved-cards` [ACC-03]. */
export function SavedCardsScreen() {
  const client = useClient();
  const isCustomer = useIsSignedIn();
  const { data, error, retry } = useCall('savedCards', isCustomer ? { params } : null, { renew: true });
  if (error && !data) return <AccountFailed title={copy.cards} onRetry={() => void retry()} />;
  if (!data) return <AccountLoading title={copy.cards} />;
  return (
    <InstrumentsView
      title={copy.cards}
      labels={copy.card}
      instruments={data.savedCards.map(toCardInstrument)}
      onRemove={async ({ id: cardId }) => {
        const outcome = await attemptChange(() =>
          client.call('removeSavedCard', { params, body: { cardId } }),
        );
        if (outcome.ok) await retry();
        return outcome;
      }}
    />
  );
}
