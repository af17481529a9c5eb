import { current } from '@luxe/contract/calls';
import { brandCashPath } from '@luxe/contract/wallet-paths';
import { useCall, useSession } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { readStatementQuery } from './data/statementQuery.ts';
import { toProgrammeRows, type ProgrammeRow } from './data/toProgrammeRows.ts';
import { useBrandCashViewed } from './data/useBrandCashViewed.ts';
import { ProgrammeHistory } from './ProgrammeHistory.tsx';
import { Statement } from './Statement.tsx';
import { BrandCashView } from './views/BrandCashView.tsx';
import { WalletFailed, WalletLoading } from './views/WalletStates.tsx';

export type BrandCashScreenProps = {
  /** Query of the URL: kind, months and page of the history. */
  params: URLSearchParams;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
};

/** `/my-account/brand-cash?show=&months=&page=` [ACC-09]. */
export function BrandCashScreen({ params, onChange }: BrandCashScreenProps) {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'brandCashProgrammes',
    status === 'customer' ? { params: { user: current } } : null,
    { renew: true },
  );
  useBrandCashViewed(data);
  const { title, allHistory } = copy.brandCash;
  if (error && !data) return <WalletFailed title={title} onRetry={retry} />;
  if (!data) return <WalletLoading title={title} />;
  return (
    <BrandCashView programmes={toProgrammeRows(data)} history={historyOf}>
      {data.programmes.length > 0 && (
        <Statement
          account="brand-cash"
          path={brandCashPath}
          title={allHistory}
          query={readStatementQuery(params)}
          onChange={onChange}
        />
      )}
    </BrandCashView>
  );
}

const historyOf = ({ brandCode, brandName }: ProgrammeRow) => (
  <ProgrammeHistory brandCode={brandCode} brandName={brandName} />
);
