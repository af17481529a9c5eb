import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Ref } from 'react';
import { copy } from '../data/copy.ts';
import type { WishlistItemModel } from '../data/toWishlistItemModel.ts';
import { WishlistRow, type WishlistRowProps } from './WishlistRow.tsx';

export type WishlistViewProps = Pick<WishlistRowProps, 'onMove' | 'onRemove'> & {
  items: readonly WishlistItemModel[];
  /** Receives the heading, which takes the focus when a row is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/** The wishlist, in the order of the store [ACC-04]. */
export function WishlistView({ items, titleRef, ...actions }: WishlistViewProps) {
  return (
    <Page gap={36}>
      <Stack gap={8}>
        <Heading level={1} ref={titleRef} tabIndex={-1}>
          {copy.title}
        </Heading>
        <Text tone="secondary" role="status" tabular>
          {copy.count(items.length)}
        </Text>
      </Stack>
      <Rows aria-label={copy.list}>
        {items.map((item) => (
          <WishlistRow key={item.productCode} item={item} {...actions} />
        ))}
      </Rows>
    </Page>
  );
}
