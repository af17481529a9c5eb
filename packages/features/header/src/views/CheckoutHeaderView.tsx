import { Container } from '@luxe/ui/container';
import { Icon } from '@luxe/ui/icon';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Wordmark } from '@luxe/ui/wordmark';
import { copy } from '../copy.ts';
import { CheckoutRow, Main, Root } from './HeaderView.styles.ts';

/** At the till: the name, not a link, and nothing that leads away (SHL-14). */
export function CheckoutHeaderView({ catalogue }: { catalogue: 'luxury' | 'indiluxe' }) {
  return (
    <Root>
      <Main>
        <Container>
          <CheckoutRow>
            <Wordmark catalogue={catalogue} size="m" />
            <Stack direction="row" gap={8}>
              <Icon name="shield" size="s" />
              <Text size="sm" tone="secondary">
                {copy.secureCheckout}
              </Text>
            </Stack>
          </CheckoutRow>
        </Container>
      </Main>
    </Root>
  );
}
