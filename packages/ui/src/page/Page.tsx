import type { ReactNode } from 'react';
import { Container, type ContainerWidth } from '../container/Container.tsx';
import type { Space } from '../stack/Stack.tsx';
import { Room } from './Page.styles.ts';

/** Air over the first part, from 1024: 56 px, or 80 where the page is one statement. */
export type PageStart = 'm' | 'l';

export type PageProps = {
  /** Default `m`. */
  start?: PageStart;
  /** Between its parts, px. Default 32. */
  gap?: Space;
  /** How wide it grows. Default `content`, 1680. */
  width?: ContainerWidth;
  children: ReactNode;
};

/** What stands between header and footer on a page without a hero: page margins, air above and below, parts under each other. */
export function Page({ start = 'm', gap = 32, width = 'content', children }: PageProps) {
  return (
    <Container width={width}>
      <Room $start={start} $gap={gap}>
        {children}
      </Room>
    </Container>
  );
}
