import type { CatalogueToken } from '@luxe/tokens/catalogue';
import { Button } from '@luxe/ui/button';
import { Stack } from '@luxe/ui/stack';
import { useState } from 'react';
import { TokenLabel } from '../layout/TokenLabel.tsx';
import { List, Row, Runner, Track } from './Motion.styles.ts';

/** One dot for each duration. One press starts all of them; a second press sends them back. */
export function Runs({ durations, easing }: { durations: readonly CatalogueToken[]; easing: string }) {
  const [isOver, setOver] = useState(false);
  return (
    <Stack gap={24}>
      <div>
        <Button emphasis="secondary" onClick={() => setOver((was) => !was)}>
          {isOver ? 'Run back' : 'Run'}
        </Button>
      </div>
      <List>
        {durations.map((token) => (
          <Row key={token.id}>
            <Track
              variables={{
                '--run-duration': `var(${token.variable})`,
                '--run-easing': `var(--lx-easing-${easing})`,
              }}
            >
              <Runner data-at={isOver ? 'end' : 'start'} data-testid={token.id} />
            </Track>
            <TokenLabel token={token} />
          </Row>
        ))}
      </List>
    </Stack>
  );
}
