import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Surface } from '@luxe/ui/surface';
import type { ReactNode } from 'react';
import { BackgroundSectionContent } from './Home.styles.ts';

/**
 * A full-width section with its own background. In indiluxe colours, the section starts with a decorative
 * divider, the selvedge.
 */
export function BackgroundSection({ isIndiluxe, children }: { isIndiluxe: boolean; children: ReactNode }) {
  return (
    <Surface catalogue={isIndiluxe ? 'indiluxe' : undefined}>
      {isIndiluxe && <Divider tone="selvedge" />}
      <Container>
        <BackgroundSectionContent>{children}</BackgroundSectionContent>
      </Container>
    </Surface>
  );
}
