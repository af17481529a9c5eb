import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Ref } from 'react';
import { copy } from '../copy.ts';
import type { WishModel } from '../data/toWishModel.ts';
import { WishRow, type WishRowProps } from './WishRow.tsx';

export type WishlistViewProps = Pick<WishRowProps, 'onMove' | 'onRemove'> & {
  wishes: readonly WishModel[];
  /** Takes the focus when a row goes. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/** What is saved, the last first [ACC-04]. */
export function WishlistView({ wishes, titleRef, ...acts }: WishlistViewProps) {
  return (
    <Page gap={36}>
      <Stack gap={8}>
        <Heading level={1} ref={titleRef} tabIndex={-1}>
          {copy.title}
        </Heading>
        <Text tone="secondary" role="status" tabular>
          {copy.count(wishes.length)}
        </Text>
      </Stack>
      <Rows aria-label={copy.list}>
        {wishes.map((wish) => (
          <WishRow key={wish.productCode} wish={wish} {...acts} />
        ))}
      </Rows>
    </Page>
  );
}
