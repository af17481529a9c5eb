import type { ReactNode } from 'react';
import { Words } from './Tag.styles.ts';

export type TagTone = 'plain' | 'quiet' | 'accent';

export type TagProps = {
  /** Default `plain`; `accent` is for what is saved, nothing else. */
  tone?: TagTone;
  children: ReactNode;
  className?: string;
};

/** A word or two on a picture or beside a name: plain, 12 px, no box. One to a product. */
export function Tag({ tone = 'plain', children, className }: TagProps) {
  return (
    <Words $tone={tone} className={className}>
      {children}
    </Words>
  );
}
