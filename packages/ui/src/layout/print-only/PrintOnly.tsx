import type { ReactNode } from 'react';
import { Sheet } from './PrintOnly.styles.ts';

export type PrintOnlyProps = { children: ReactNode };

/**
 * Content that exists only on paper, such as a return slip. When the page is printed, nothing else of it is
 * (`base.css` of the tokens). Assistive technology does not read it.
 */
export const PrintOnly = ({ children }: PrintOnlyProps) => (
  <Sheet data-print-only data-theme="light" aria-hidden>
    {children}
  </Sheet>
);
