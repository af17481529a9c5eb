import type { CatalogueToken } from '@luxe/tokens/catalogue';
import { Text } from '@luxe/ui/text';
import { printMeasure, shortName } from '../page/designTokens.ts';

/** A token's name, value and description. */
export function TokenLabel({ token, value }: { token: CatalogueToken; value?: string }) {
  return (
    <div>
      <Text size="sm">
        {shortName(token)}{' '}
        <Text as="span" size="xs" tone="secondary" tabular>
          {value ?? printMeasure(token.value)}
        </Text>
      </Text>
      {token.description !== undefined && (
        <Text size="xs" tone="tertiary">
          {token.description}
        </Text>
      )}
    </div>
  );
}
