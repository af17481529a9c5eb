import { EmptyState } from '@luxe/ui/empty-state';
import { ErrorState } from '@luxe/ui/error-state';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import type { ReactNode, Ref } from 'react';

export type EmptyPageProps = {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** One way on, two where both are likely. */
  action: ReactNode;
  /** Of the heading, for a page that has become empty under the shopper's hands. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** A page with nothing to show: an empty bag, no orders, a guest who must log in first. Its title is the page's heading. */
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
  /** The page's own heading: it is still this page. */
  heading: ReactNode;
  /** What happened. */
  title: string;
  /** What became of the shopper's things, and what to do. */
  children: ReactNode;
  onRetry: () => void;
};

/** A page whose content could not be had: it says so under its own heading and offers to try again. */
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
