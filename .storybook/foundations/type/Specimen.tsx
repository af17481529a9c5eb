import type { CatalogueToken } from '@luxe/tokens/catalogue';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import type { Variables } from '../page/Paint.tsx';
import { printMeasure, shortName } from '../page/tokens.ts';
import { Facts, Row, Words } from './Specimen.styles.ts';

/** Words set as one token says, with its name, its value and what it is for. */
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
      <Words variables={variables}>{children}</Words>
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
