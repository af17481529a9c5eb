import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import type { ReactNode, Ref } from 'react';
import { copy } from '../copy.ts';
import { Frame, Head } from './MiniBag.styles.ts';

export type MiniBagFrameProps = {
  /** Pieces; undefined where it is not known, or none. */
  count?: number | undefined;
  /** The title, which takes the focus when what had it goes: a piece, a button to try again. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** What every face of the mini bag has. It stays while they change, and with it the focus on its title. */
export function MiniBagFrame({ count, titleRef, children }: MiniBagFrameProps) {
  return (
    <Frame>
      <Head>
        <Heading level={2} size="title-s" ref={titleRef} tabIndex={-1}>
          {copy.title}
        </Heading>
        {count !== undefined && (
          <Text size="sm" tone="secondary">
            {copy.count(count)}
          </Text>
        )}
      </Head>
      <Divider />
      {children}
    </Frame>
  );
}
