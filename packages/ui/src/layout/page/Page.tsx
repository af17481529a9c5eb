import type { ReactNode } from 'react';
import { Container, type ContainerWidth } from '../container/Container.tsx';
import type { Space } from '../stack/Stack.tsx';
import { Content } from './Page.styles.ts';

/** Padding above the content from 1024 px: 56 or 80 px. */
export type PageStart = 'm' | 'l';

export type PageProps = {
  /** Default `m`. */
  start?: PageStart;
  /** Gap between sections in px. Default 32. */
  gap?: Space;
  /** Maximum width. Default `content`, 1680 px. */
  width?: ContainerWidth;
  children: ReactNode;
};

/** The content of a page without a hero: page margins, padding and a vertical stack. */
export function Page({ start = 'm', gap = 32, width = 'content', children }: PageProps) {
  return (
    <Container width={width}>
      <Content $start={start} $gap={gap}>
        {children}
      </Content>
    </Container>
  );
}
