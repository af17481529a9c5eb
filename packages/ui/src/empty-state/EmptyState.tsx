import type { ReactNode, Ref } from 'react';
import { Heading, type HeadingLevel, type HeadingSize } from '../heading/Heading.tsx';
import { Root, Sentence, Words } from './EmptyState.styles.ts';

export type EmptyStateProps = {
  title: string;
  headingLevel?: HeadingLevel;
  /** Of the heading, which can then take the focus: what was there before had it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Default `title-m`. */
  size?: HeadingSize;
  /** One sentence. */
  children?: ReactNode;
  /** One link. */
  action?: ReactNode;
  className?: string;
};

/** Nothing here yet: a title, one sentence, one link. No illustration. */
export function EmptyState({
  title,
  headingLevel = 2,
  titleRef,
  size = 'title-m',
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <Root className={className}>
      <Words>
        <Heading level={headingLevel} size={size} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
          {title}
        </Heading>
        {children && <Sentence>{children}</Sentence>}
      </Words>
      {action}
    </Root>
  );
}
