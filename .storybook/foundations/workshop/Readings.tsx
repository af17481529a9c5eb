import { contrastPairs, customMorePairs, type Pair } from '@luxe/tokens/contrast-pairs';
import type { BrandTheme, Role } from '@luxe/tokens/theme-from-brand';
import { Icon } from '@luxe/ui/icon';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { readPair } from '../page/designTokens.ts';
import { Grow, Reading, Readings as List } from './Workshop.styles.ts';

/**
 * For each colour of text, edges and accents: the background with the lowest contrast, and the measured
 * ratio.
 */
export function Readings({ theme, more }: { theme: BrandTheme; more: boolean }) {
  const pairs = more ? customMorePairs : contrastPairs;
  const roles = more ? { ...theme.roles, ...theme.more } : theme.roles;
  const read = pairs.map((pair) => ({ pair, ratio: readPair(pair, (role) => roles[role as Role]) }));
  const failing = read.filter(({ pair, ratio }) => ratio < pair[2]).length;
  const fronts = [...new Set(pairs.map(([front]) => front))];
  return (
    <Stack gap={24}>
      <Text weight="medium">
        {failing === 0
          ? `${pairs.length} pairs measured, all pass`
          : `${failing} of ${pairs.length} pairs fail`}
      </Text>
      <List>
        {fronts.map((front) => {
          const worst = read
            .filter(({ pair }) => pair[0] === front)
            .sort((a, b) => a.ratio / a.pair[2] - b.ratio / b.pair[2])[0];
          return worst && <Row key={front} {...worst} />;
        })}
      </List>
    </Stack>
  );
}

function Row({ pair: [front, background, needs, wash], ratio }: { pair: Pair; ratio: number }) {
  const passes = ratio >= needs;
  return (
    <Reading>
      <Icon name={passes ? 'check' : 'error'} size="s" label={passes ? 'Passes' : 'Fails'} />
      <Grow>
        <Text size="sm">{front}</Text>
        <Text size="micro" tone="tertiary">
          on {wash ?? background}, needs {needs}
        </Text>
      </Grow>
      <Text size="sm" tabular>
        {ratio.toFixed(2)}
      </Text>
    </Reading>
  );
}
