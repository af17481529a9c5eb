import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Text } from '@luxe/ui/text';
import {
  Bordered,
  Faded,
  PlaneFace,
  Planes,
  Raised,
  Rounded,
  Shaped,
  Squares,
  Tall,
} from './layout/Drawings.styles.ts';
import { TokenLabel } from './layout/TokenLabel.tsx';
import type { Variables } from './page/CssVariableScope.tsx';
import { FoundationSection, FoundationPage } from './page/FoundationPage.tsx';
import { amount, shortName, tokensUnder } from './page/designTokens.ts';

/**
 * Thin lines separate content; the design has no cards. Corners are square, and nothing in the flow of a page
 * has a shadow.
 */
const meta = { parameters: { subject: { kind: 'specimen' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Drawn({ group, as: Shape }: { group: string; as: ComponentType<{ variables: Variables }> }) {
  return (
    <Squares>
      {tokensUnder(group).map((token) => (
        <Tall key={token.id}>
          <Shape variables={{ '--drawn': `var(${token.variable})` }} />
          <TokenLabel token={token} {...(token.type === 'shadow' && { value: '' })} />
        </Tall>
      ))}
    </Squares>
  );
}

export const Surfaces: Story = {
  parameters: { states: ['usual'] },
  render: () => (
    <FoundationPage
      title="Surfaces"
      intro="Group with space first, then a hairline, then a background. Only menus, drawers and dialogs float, and they have a hairline too."
    >
      <FoundationSection title="elevation">
        <Drawn group="elevation" as={Raised} />
      </FoundationSection>
      <FoundationSection title="radius" note="Square, except for shapes that are round by nature.">
        <Drawn group="radius" as={Rounded} />
      </FoundationSection>
      <FoundationSection title="border-width">
        <Drawn group="border-width" as={Bordered} />
      </FoundationSection>
      <FoundationSection title="opacity">
        <Drawn group="opacity" as={Faded} />
      </FoundationSection>
      <FoundationSection title="ratio">
        <Drawn group="ratio" as={Shaped} />
      </FoundationSection>
    </FoundationPage>
  ),
};

export const Layers: Story = {
  parameters: { states: ['variant'] },
  render: () => {
    const layers = [...tokensUnder('z-index')].sort((a, b) => amount(a.value) - amount(b.value));
    return (
      <FoundationPage
        title="Layers"
        intro="The stacking order, from the page to the loader. Never write a z-index by hand."
      >
        <FoundationSection title="z-index">
          <Planes>
            {layers.map((token, at) => (
              <li key={token.id}>
                <PlaneFace variables={{ '--drawn': `${at * 4}%` }}>
                  <Text as="span" size="sm">
                    {shortName(token)}
                  </Text>
                  <Text as="span" size="sm" tone="secondary" tabular>
                    {String(token.value)}
                  </Text>
                </PlaneFace>
              </li>
            ))}
          </Planes>
        </FoundationSection>
      </FoundationPage>
    );
  },
};
