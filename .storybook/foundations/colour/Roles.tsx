import { cssColour } from '@luxe/tokens/colour';
import { Icon } from '@luxe/ui/icon';
import { Text } from '@luxe/ui/text';
import {
  colourIn,
  themeVariantTitles,
  tokensUnder,
  worstReading,
  type Reading,
} from '../page/designTokens.ts';
import { Edge, Fill, List, Measure, Name, VariantItem, VariantList, Row, Swatch } from './Roles.styles.ts';

/**
 * The colour roles of a group (`bg`, `text`, …) in each theme variant. Each role is shown in its colour pair
 * with the lowest contrast, with the measured ratio.
 */
export function Roles({ group, themeVariants }: { group: string; themeVariants: readonly string[] }) {
  return (
    <List>
      {tokensUnder(`color.${group}`).map(({ id, variable, description }) => (
        <Row key={id}>
          <Name>
            <Text weight="medium">{id.slice('color.'.length)}</Text>
            {description !== undefined && (
              <Text size="sm" tone="secondary">
                {description}
              </Text>
            )}
            <Text size="micro" tone="tertiary">
              {variable}
            </Text>
          </Name>
          <VariantList>
            {themeVariants.map((themeVariant) => (
              <RoleInThemeVariant
                key={themeVariant}
                role={id.slice('color.'.length)}
                themeVariant={themeVariant}
              />
            ))}
          </VariantList>
        </Row>
      ))}
    </List>
  );
}

function RoleInThemeVariant({ role, themeVariant }: { role: string; themeVariant: string }) {
  const reading = worstReading(role, themeVariant);
  return (
    <VariantItem>
      <Drawn role={role} themeVariant={themeVariant} {...(reading && { reading })} />
      <div>
        <Text size="micro" tone="secondary">
          {themeVariantTitles[themeVariant]}
        </Text>
        <Text size="xs" tabular>
          {written(role, themeVariant)}
        </Text>
        {reading ? <Ratio reading={reading} role={role} /> : <Unmeasured />}
      </div>
    </VariantItem>
  );
}

function Drawn({ role, themeVariant, reading }: { role: string; themeVariant: string; reading?: Reading }) {
  const [front = role, background = 'bg.page', needs = 0, wash] = reading?.pair ?? [];
  const colour = (name: string) => cssColour(colourIn(name, themeVariant));
  const variables = {
    '--swatch-front': colour(front),
    '--swatch-background': colour(background),
    '--swatch-wash': wash === undefined ? 'transparent' : colour(wash),
  };
  return (
    <Swatch variables={variables} aria-hidden>
      {reading === undefined ? <Fill /> : needs > 3 && !front.startsWith('border') ? 'Aa' : <Edge />}
    </Swatch>
  );
}

function Ratio({ role, reading }: { role: string; reading: Reading }) {
  const { pair, ratio } = reading;
  const [front, background, needs, wash] = pair;
  const passes = ratio >= needs;
  const counterpart = front === role ? `on ${wash ?? background}` : `under ${front}`;
  return (
    <Measure>
      <Icon name={passes ? 'check' : 'error'} size="s" label={passes ? 'Passes' : 'Fails'} />
      <Text as="span" size="xs" tabular>
        {ratio.toFixed(2)}
      </Text>
      <Text as="span" size="micro" tone="tertiary">
        {counterpart}, needs {needs}
      </Text>
    </Measure>
  );
}

const Unmeasured = () => (
  <Text size="micro" tone="tertiary">
    No contrast requirement
  </Text>
);

function written(role: string, themeVariant: string): string {
  const { hex, alpha } = colourIn(role, themeVariant);
  return alpha === 1 ? hex : `${hex}, ${Math.round(alpha * 100)}%`;
}
