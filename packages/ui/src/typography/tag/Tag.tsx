import type { ReactNode } from 'react';
import { Root } from './Tag.styles.ts';

export type TagTone = 'plain' | 'quiet' | 'accent';

export type TagProps = {
  /** Default `plain`. `accent` is only for savings. */
  tone?: TagTone;
  children: ReactNode;
  className?: string;
};

/** A one- or two-word label on a product image or next to a name: 12 px, no box. At most one per product. */
export function Tag({ tone = 'plain', children, className }: TagProps) {
  return (
    <Root $tone={tone} className={className}>
      {children}
    </Root>
  );
}
