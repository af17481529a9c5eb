import type { HTMLAttributes, Ref } from 'react';
import { Area } from './BusyArea.styles.ts';

export type BusyAreaProps = HTMLAttributes<HTMLElement> & {
  /** Whether the replacement of this content is loading. */
  busy: boolean;
  as?: 'div' | 'section' | 'ul';
  ref?: Ref<HTMLElement>;
};

/**
 * Content that is about to be replaced by similar content: a list with another filter, a product in another
 * colour. It stays and its pictures fade, so that the layout does not shift. `aria-busy` informs assistive
 * technology. For content that has not loaded yet use `Loader`.
 */
export function BusyArea({ busy, as, ref, ...rest }: BusyAreaProps) {
  return <Area as={as} ref={ref as Ref<HTMLDivElement>} aria-busy={busy} {...rest} />;
}
