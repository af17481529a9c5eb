import type { EarnLineProps } from '@luxe/feature-wallet/earn-line';
import { Text } from '@luxe/ui/text';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense } from 'react';

/** An empty line, so that the page does not shift when the text arrives. */
const Reserved = () => <Text size="sm">{'\u00a0'}</Text>;

const EarnLine = lazyPart<EarnLineProps>(
  () => import('@luxe/feature-wallet/earn-line').then((module) => module.EarnLine),
  Reserved,
);

/** The points that a purchase earns. They load late, because the first scripts have no room for them. */
export const EarnedPoints = (props: EarnLineProps) => (
  <Suspense fallback={<Reserved />}>
    <EarnLine {...props} />
  </Suspense>
);
