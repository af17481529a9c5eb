import { NotFoundScreen } from '@luxe/feature-errors';
import { Suspense, type ReactNode } from 'react';
import { PageHead } from '../head/PageHead.tsx';

export type NotFoundProps = {
  /** Mounts with the screen, after its code has loaded. */
  children?: ReactNode;
};

/** The screen "404 - Page Not Found" with its head, in place of a page [RTE-06]. */
export function NotFoundPage({ children }: NotFoundProps) {
  return (
    <>
      <PageHead title="404 - Page Not Found" isIndexed={false} />
      <NotFound>{children}</NotFound>
    </>
  );
}

/** The same screen without a head. */
export function NotFound({ children }: NotFoundProps) {
  return (
    <Suspense>
      <NotFoundScreen />
      {children}
    </Suspense>
  );
}
