import type { ReactNode } from 'react';
import type { LinkTone } from '../link/Link.tsx';
import { Words } from './LinkWords.styles.ts';

export type LinkWordsProps = { tone?: LinkTone; children: ReactNode };

/** Words that look like a `Link` where all around them is one already: a banner that leads home says where, and is one link. */
export function LinkWords({ tone = 'underlined', children }: LinkWordsProps) {
  return <Words $tone={tone}>{children}</Words>;
}
