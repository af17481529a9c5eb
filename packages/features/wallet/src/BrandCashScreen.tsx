import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { toProgrammeRows, type ProgrammeRow } from './data/toProgrammeRows.ts';
import { ProgrammeHistory } from './ProgrammeHistory.tsx';
import { BrandCashView } from './views/BrandCashView.tsx';
import { WalletFailed, WalletLoading } from './views/WalletStates.tsx';

/** `/my-account/brand-cash` [ACC-09]. */
export function BrandCashScreen() {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'brandCashProgrammes',
    status === 'customer' ? { params: { user: current } } : null,
    { renew: true },
  );
  const { title } = copy.brandCash;
  if (error && !data) return <WalletFailed title={title} onRetry={retry} />;
  if (!data) return <WalletLoading title={title} />;
  return <BrandCashView programmes={toProgrammeRows(data)} history={historyOf} />;
}

const historyOf = ({ brandCode, brandName }: ProgrammeRow) => (
  <ProgrammeHistory brandCode={brandCode} brandName={brandName} />
);
