import type { StoreBanner as StoreBannerData } from '@luxe/contract/calls';
import { LinkTabs } from '@luxe/patterns/link-tabs';
import { StoreBanner } from '@luxe/patterns/store-banner';
import { Container } from '@luxe/ui/container';
import { toStoreModel } from '../data/toStoreModel.ts';
import type { ListingRequest } from '../data/toListingRequest.ts';

export type StoreHeaderProps = { store: StoreBannerData; request: ListingRequest };

/** The banner of a brand store in its colours, with category tabs below [SHL-17]. */
export function StoreHeader({ store, request }: StoreHeaderProps) {
  const { banner, tabsLabel, tabs } = toStoreModel(store, request);
  return (
    <>
      <StoreBanner {...banner} />
      {tabs.length > 0 && (
        <Container>
          <LinkTabs label={tabsLabel} items={tabs} />
        </Container>
      )}
    </>
  );
}
