import type { StoreBanner as StoreBannerData } from '@luxe/contract/calls';
import { BackLink } from '@luxe/patterns/back-link';
import { LinkTabs } from '@luxe/patterns/link-tabs';
import { StoreBanner } from '@luxe/patterns/store-banner';
import { Container } from '@luxe/ui/container';
import { Text } from '@luxe/ui/text';
import { toStoreModel } from '../data/toStoreModel.ts';
import type { ListingRequest } from '../data/toListingRequest.ts';
import { Intro } from './StoreHeader.styles.ts';

export type StoreHeaderProps = { store: StoreBannerData; request: ListingRequest };

/**
 * The banner of a brand store in its colours. Below it are category tabs, the story of the brand, and the way
 * back to all brands [SHL-17].
 */
export function StoreHeader({ store, request }: StoreHeaderProps) {
  const { banner, back, story, tabsLabel, tabs } = toStoreModel(store, request);
  return (
    <>
      <StoreBanner {...banner} />
      <Container>
        {tabs.length > 0 && <LinkTabs label={tabsLabel} items={tabs} />}
        {back && (
          <Intro>
            {story && <Text tone="secondary">{story}</Text>}
            <BackLink href={back.href}>{back.label}</BackLink>
          </Intro>
        )}
      </Container>
    </>
  );
}
