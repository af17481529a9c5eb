import type { ReactNode } from 'react';
import { Heading, type HeadingLevel, type HeadingSize } from '../heading/Heading.tsx';
import { Root, Sentence, Words } from './EmptyState.styles.ts';

export type EmptyStateProps = {
  title: string;
  headingLevel?: HeadingLevel;
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
  size = 'title-m',
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <Root className={className}>
      <Words>
        <Heading level={headingLevel} size={size}>
          {title}
        </Heading>
        {children && <Sentence>{children}</Sentence>}
      </Words>
      {action}
    </Root>
  );
}
