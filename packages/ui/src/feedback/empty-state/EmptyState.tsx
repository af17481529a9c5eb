import type { ReactNode, Ref } from 'react';
import { Heading, type HeadingLevel, type HeadingSize } from '../../typography/heading/Heading.tsx';
import { Root, Sentence, Content } from './EmptyState.styles.ts';

export type EmptyStateProps = {
  title: string;
  headingLevel?: HeadingLevel;
  /**
   * Ref of the heading. Makes the heading focusable, so that it can receive focus when the focused content
   * was removed.
   */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Size of the heading. Default `title-m`. */
  size?: HeadingSize;
  /** One sentence. */
  children?: ReactNode;
  /** One link. */
  action?: ReactNode;
  className?: string;
};

/** A page or part without content: a title, one sentence, one link. No illustration. */
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
      <Content>
        <Heading level={headingLevel} size={size} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
          {title}
        </Heading>
        {children && <Sentence>{children}</Sentence>}
      </Content>
      {action}
    </Root>
  );
}
