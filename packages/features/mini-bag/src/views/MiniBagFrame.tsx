import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import type { ReactNode, Ref } from 'react';
import { copy } from '../data/copy.ts';
import { Frame, Header } from './MiniBag.styles.ts';

export type MiniBagFrameProps = {
  /** Units in the bag; undefined when unknown or 0. */
  count?: number | undefined;
  /** Announced message beside the count. */
  note?: string;
  /** The title. It receives focus when the focused element, such as a line, is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/**
 * Title and item count above the content of the mini bag. The title stays mounted while the content changes,
 * so that it does not lose the focus.
 */
export function MiniBagFrame({ count, note, titleRef, children }: MiniBagFrameProps) {
  return (
    <Frame>
      <Header>
        <Heading level={2} size="title-s" ref={titleRef} tabIndex={-1}>
          {copy.title}
        </Heading>
        <Text size="sm" tone="secondary" role="status">
          {[note, count && copy.count(count)].filter(Boolean).join(', ')}
        </Text>
      </Header>
      <Divider />
      {children}
    </Frame>
  );
}
