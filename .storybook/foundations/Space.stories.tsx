import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@luxe/ui/text';
import { Bar, Line, List, Sized, Squares, Tall } from './layout/Drawings.styles.ts';
import { TokenLabel } from './layout/TokenLabel.tsx';
import { FoundationSection, FoundationPage } from './page/FoundationPage.tsx';
import { printMeasure, shortName, tokensUnder } from './page/designTokens.ts';

/**
 * Space groups related content; a line is added only where space is not enough. The parent spaces its
 * children: no component has outer margins.
 */
const meta = { parameters: { subject: { kind: 'specimen' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  parameters: { states: ['usual'], pictures: { target: 'main section' } },
  render: () => (
    <FoundationPage
      title="Space"
      intro="Steps of four, with a few in between for optical alignment. Sections are furthest apart, and closer on a phone."
    >
      <FoundationSection title="space">
        <List>
          {tokensUnder('space').map((token) => (
            <Line key={token.id}>
              <Text size="sm" tabular>
                {shortName(token)}
              </Text>
              <Bar variables={{ '--drawn': `var(${token.variable})` }} />
            </Line>
          ))}
        </List>
      </FoundationSection>
      <FoundationSection title="Page layout" note="These values change with the width of the window.">
        <List>
          {tokensUnder('layout').map((token) => {
            const narrow = token.overrides?.['below-1024'];
            const wide = printMeasure(token.value);
            return (
              <Tall key={token.id}>
                <TokenLabel
                  token={token}
                  value={narrow === undefined ? wide : `${wide}, ${printMeasure(narrow)} below 1024`}
                />
              </Tall>
            );
          })}
        </List>
      </FoundationSection>
    </FoundationPage>
  ),
};

export const Sizes: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <FoundationPage
      title="Sizes"
      intro="Controls come in three heights. Touch targets are at least target-min, and all other targets at least target-floor."
    >
      <FoundationSection
        title="size"
        note="Each is drawn at its real width, or at most as wide as the column."
      >
        <Squares>
          {tokensUnder('size').map((token) => (
            <Tall key={token.id}>
              <Sized variables={{ '--drawn': `var(${token.variable})` }} />
              <TokenLabel token={token} />
            </Tall>
          ))}
        </Squares>
      </FoundationSection>
    </FoundationPage>
  ),
};
