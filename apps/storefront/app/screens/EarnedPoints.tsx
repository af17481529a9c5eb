import type { EarnLineProps } from '@luxe/feature-wallet/earn-line';
import { Text } from '@luxe/ui/text';
import { lazy, Suspense, type ComponentType } from 'react';

/** An empty line, so that the page does not shift when the text arrives. */
const Reserved = () => <Text size="sm">{'\u00a0'}</Text>;

const EarnLine = lazy((): Promise<{ default: ComponentType<EarnLineProps> }> =>
  import('@luxe/feature-wallet/earn-line').then(
    (module) => ({ default: module.EarnLine }),
    () => ({ default: Reserved }),
  ),
);

/** The points that a purchase earns. They load late, because the first scripts have no room for them. */
export const EarnedPoints = (props: EarnLineProps) => (
  <Suspense fallback={<Reserved />}>
    <EarnLine {...props} />
  </Suspense>
);
