import type { CatalogueToken } from '@luxe/tokens/catalogue';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import type { Variables } from '../page/CssVariableScope.tsx';
import { printMeasure, shortName } from '../page/designTokens.ts';
import { Facts, Row, SampleText } from './Specimen.styles.ts';

/** Sample text in one type token, with its name, value and description. */
export function Specimen({
  token,
  variables,
  value = printMeasure(token.value),
  children,
}: {
  token: CatalogueToken;
  variables: Variables;
  value?: string;
  children: ReactNode;
}) {
  return (
    <Row>
      <SampleText variables={variables}>{children}</SampleText>
      <Facts>
        <Text as="span" size="xs" weight="medium">
          {shortName(token)}
        </Text>
        <Text as="span" size="xs" tone="secondary" tabular>
          {value}
        </Text>
        {token.description !== undefined && (
          <Text as="span" size="xs" tone="tertiary">
            {token.description}
          </Text>
        )}
      </Facts>
    </Row>
  );
}
