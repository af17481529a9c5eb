import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { useCall } from '@luxe/resources';
import { Link } from '@luxe/ui/link';
import { copy } from './data/copy.ts';
import { HelpLoading } from './views/HelpLoading.tsx';
import { UsefulLinksView } from './views/UsefulLinksView.tsx';

/** The useful links on `/my-account/useful-links` [ACC-07]. */
export function UsefulLinksScreen() {
  const { data, error, retry } = useCall('helpTopics', {});
  if (!data && error)
    return (
      <FailedPage heading={copy.linksTitle} title={copy.linksFailed} onRetry={retry}>
        {copy.failed}
      </FailedPage>
    );
  if (!data) return <HelpLoading label={copy.linksLoading} title={copy.linksTitle} />;
  if (data.links.length === 0)
    return (
      <EmptyPage title={copy.linksTitle} action={<Link href="/">{copy.home}</Link>}>
        {copy.linksEmpty}
      </EmptyPage>
    );
  return <UsefulLinksView links={data.links} />;
}
