import type { ReactNode } from 'react';
import type { LinkTone } from './Link.tsx';
import { Root } from './LinkText.styles.ts';

export type LinkTextProps = { tone?: LinkTone; children: ReactNode };

/** Text that looks like a `Link`, for use inside a larger link such as a banner. */
export function LinkText({ tone = 'underlined', children }: LinkTextProps) {
  return <Root $tone={tone}>{children}</Root>;
}
