import { Button } from '@luxe/ui/button';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useMemo } from 'react';
import { themeVariantTitles, themeVariantVariables } from '../page/designTokens.ts';
import { Panel } from './Roles.styles.ts';

/** A sample of the shop in the colours of one theme variant, whatever the page around it. */
export function ThemeVariantPanel({ themeVariant }: { themeVariant: string }) {
  const variables = useMemo(() => themeVariantVariables(themeVariant), [themeVariant]);
  const title = themeVariantTitles[themeVariant] ?? themeVariant;
  return (
    <Panel variables={variables}>
      <Text size="sm" tone="secondary">
        {title}
      </Text>
      <Heading level={2} size="title-m">
        The winter shawls
      </Heading>
      <Text tone="secondary">
        Delhi’s winter is short. Four studios weave for it, on looms older than the weavers.
      </Text>
      <Divider />
      <Stack direction="row" gap={12} wrap align="baseline">
        <Text size="ui" weight="medium" tabular>
          ₹94,900
        </Text>
        <Text size="sm" tone="tertiary" tabular>
          MRP ₹1,18,000
        </Text>
        <Text size="sm" tone="accent">
          20% off
        </Text>
      </Stack>
      <Stack direction="row" gap={16} wrap>
        <Button aria-label={`Add to bag, ${title}`}>Add to bag</Button>
        <Link href="#edit">See the edit</Link>
      </Stack>
      <Stack direction="row" gap={16} wrap>
        <Text size="sm" tone="success">
          Delivers by Tuesday
        </Text>
        <Text size="sm" tone="warning">
          2 left in Medium
        </Text>
        <Text size="sm" tone="error">
          Enter all six digits
        </Text>
      </Stack>
    </Panel>
  );
}
