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
import type { Variables } from './page/Paint.tsx';
import { Part, Sheet } from './page/Sheet.tsx';
import { amount, shortName, tokensUnder } from './page/tokens.ts';

/** Hairlines, not cards. Corners are square, and nothing in the flow of a page casts a shadow. */
const meta = {} satisfies Meta;
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
  render: () => (
    <Sheet
      title="Surfaces"
      intro="Group with space first, then a hairline, then a ground. What floats is a menu, a drawer or a dialog, and has a hairline too."
    >
      <Part title="elevation">
        <Drawn group="elevation" as={Raised} />
      </Part>
      <Part title="radius" note="Square, but for what is round by nature.">
        <Drawn group="radius" as={Rounded} />
      </Part>
      <Part title="border-width">
        <Drawn group="border-width" as={Bordered} />
      </Part>
      <Part title="opacity">
        <Drawn group="opacity" as={Faded} />
      </Part>
      <Part title="ratio">
        <Drawn group="ratio" as={Shaped} />
      </Part>
    </Sheet>
  ),
};

export const Layers: Story = {
  render: () => {
    const layers = [...tokensUnder('z-index')].sort((a, b) => amount(a.value) - amount(b.value));
    return (
      <Sheet
        title="Layers"
        intro="What lies above what, from the page to the loader. A number is never written by hand."
      >
        <Part title="z-index">
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
        </Part>
      </Sheet>
    );
  },
};
