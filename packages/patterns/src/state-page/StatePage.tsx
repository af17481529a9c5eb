import { EmptyState } from '@luxe/ui/empty-state';
import { ErrorState } from '@luxe/ui/error-state';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import type { ReactNode, Ref } from 'react';

export type EmptyPageProps = {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** A button or link for the next step, or two if both steps are likely. */
  action: ReactNode;
  /** Ref of the heading. Move focus to the heading when an action of the shopper empties the page. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * A page without content: an empty bag, no orders, a guest who must log in. The title is the page heading.
 */
export function EmptyPage({ title, children, action, titleRef }: EmptyPageProps) {
  return (
    <Page>
      <EmptyState title={title} headingLevel={1} size="display-m" action={action} titleRef={titleRef}>
        {children}
      </EmptyState>
    </Page>
  );
}

export type FailedPageProps = {
  /** Heading of the page, the same as when the content has loaded. */
  heading: ReactNode;
  /** What happened. */
  title: string;
  /** What the failure means for the shopper's data, and what to do next. */
  children: ReactNode;
  onRetry: () => void;
};

/** A page whose content failed to load: shows the failure under the page heading, with a retry button. */
export function FailedPage({ heading, title, children, onRetry }: FailedPageProps) {
  return (
    <Page>
      {typeof heading === 'string' ? <Heading level={1}>{heading}</Heading> : heading}
      <ErrorState title={title} onRetry={onRetry}>
        {children}
      </ErrorState>
    </Page>
  );
}
