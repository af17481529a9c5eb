import type { StoreBanner as StoreAnswer } from '@luxe/contract/calls';
import { LinkTabs } from '@luxe/patterns/link-tabs';
import { StoreBanner } from '@luxe/patterns/store-banner';
import { Container } from '@luxe/ui/container';
import { storeCopy } from '../storeCopy.ts';
import { toStoreModel } from '../data/toStoreModel.ts';
import type { ListingRequest } from '../data/toListingRequest.ts';

export type StoreHeadProps = { store: StoreAnswer; request: ListingRequest };

/** Whose pieces these are: the banner in the house's colours, and under it what it has pieces of. */
export function StoreHead({ store, request }: StoreHeadProps) {
  const { banner, tabs } = toStoreModel(store, request);
  return (
    <>
      <StoreBanner {...banner} />
      {tabs.length > 0 && (
        <Container>
          <LinkTabs label={storeCopy.storeParts} items={tabs} />
        </Container>
      )}
    </>
  );
}
