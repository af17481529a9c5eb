import type { HTMLAttributes, Ref } from 'react';
import { Area } from './BusyArea.styles.ts';

export type BusyAreaProps = HTMLAttributes<HTMLElement> & {
  /** What will take this content's place is on its way. */
  busy: boolean;
  as?: 'div' | 'section' | 'ul';
  ref?: Ref<HTMLElement>;
};

/**
 * Content that is about to be replaced by other content of its kind: another filter of a list, another colour of a product. It stays
 * and its pictures fade, so that nothing jumps; assistive technology hears `aria-busy`. Where there is nothing yet: `Loader`.
 */
export function BusyArea({ busy, as, ref, ...rest }: BusyAreaProps) {
  return <Area as={as} ref={ref as Ref<HTMLDivElement>} aria-busy={busy} {...rest} />;
}
