import { Disclosure } from '@luxe/ui/disclosure';
import { ErrorState } from '@luxe/ui/error-state';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from './data/copy.ts';
import { toEntryRow } from './data/toRows.ts';
import { useBrandEntries } from './data/useStatement.ts';
import { EntryList } from './views/EntryList.tsx';
import { HistoryBody } from './views/Wallet.styles.ts';

export type ProgrammeHistoryProps = {
  brandCode: string;
  brandName: string;
};

/** The entries with one brand, read when the shopper opens them. */
export function ProgrammeHistory({ brandCode, brandName }: ProgrammeHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      plain
      summary={copy.brandCash.history(brandName)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isOpen && (
        <HistoryBody>
          <Entries brandCode={brandCode} />
        </HistoryBody>
      )}
    </Disclosure>
  );
}

function Entries({ brandCode }: { brandCode: string }) {
  const { data, error, retry } = useBrandEntries(brandCode);
  if (data)
    return data.entries.length === 0 ? (
      <Text tone="secondary">{copy.brandCash.noEntries}</Text>
    ) : (
      // The next brand begins with a hairline.
      <EntryList
        account="brand-cash"
        edges="above"
        entries={data.entries.map((entry) => toEntryRow('brand-cash', { ...entry, brandName: '' }))}
      />
    );
  if (error) return <ErrorState title={copy.brandCash.failed} onRetry={retry} />;
  return (
    <Loader active label={copy.brandCash.loading}>
      <Skeleton shape="text" />
    </Loader>
  );
}
