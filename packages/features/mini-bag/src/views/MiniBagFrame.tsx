import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import type { ReactNode, Ref } from 'react';
import { copy } from '../copy.ts';
import { Frame, Head } from './MiniBag.styles.ts';

export type MiniBagFrameProps = {
  /** Pieces; undefined where it is not known, or none. */
  count?: number | undefined;
  /** What has just happened, beside the count; announced. */
  note?: string;
  /** The title, which takes the focus when what had it goes: a piece, a button to try again. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** What every face of the mini bag has. It stays while they change, and with it the focus on its title. */
export function MiniBagFrame({ count, note, titleRef, children }: MiniBagFrameProps) {
  return (
    <Frame>
      <Head>
        <Heading level={2} size="title-s" ref={titleRef} tabIndex={-1}>
          {copy.title}
        </Heading>
        <Text size="sm" tone="secondary" role="status">
          {[note, count && copy.count(count)].filter(Boolean).join(', ')}
        </Text>
      </Head>
      <Divider />
      {children}
    </Frame>
  );
}
