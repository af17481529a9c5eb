import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Surface } from '@luxe/ui/surface';
import type { ReactNode } from 'react';
import { GroundInside } from './Home.styles.ts';

/** A band on a ground of its own; that of indiluxe opens with the selvedge. */
export function Ground({ isIndiluxe, children }: { isIndiluxe: boolean; children: ReactNode }) {
  return (
    <Surface catalogue={isIndiluxe ? 'indiluxe' : undefined}>
      {isIndiluxe && <Divider tone="selvedge" />}
      <Container>
        <GroundInside>{children}</GroundInside>
      </Container>
    </Surface>
  );
}
