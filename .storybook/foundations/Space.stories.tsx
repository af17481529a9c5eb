import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@luxe/ui/text';
import { Bar, Line, List, Sized, Squares, Tall } from './layout/Drawings.styles.ts';
import { TokenLabel } from './layout/TokenLabel.tsx';
import { Part, Sheet } from './page/Sheet.tsx';
import { printMeasure, shortName, tokensUnder } from './page/tokens.ts';

/** Space groups before a line does. The parent spaces its children: nothing has outer margins of its own. */
const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  parameters: { pictures: { target: 'main section' } },
  render: () => (
    <Sheet
      title="Space"
      intro="Steps of four, with a few between for what is optical. Sections stand furthest apart, and closer on a phone."
    >
      <Part title="space">
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
      </Part>
      <Part title="Of the page" note="Their values change with the width of the window, in one place.">
        <List>
          {tokensUnder('layout').map((token) => {
            const narrow = token.differs?.['below-1024'];
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
      </Part>
    </Sheet>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Sheet
      title="Sizes of things"
      intro="Controls come in three heights. Under a finger no target is smaller than target-min, and none anywhere smaller than target-floor."
    >
      <Part title="size" note="Each is drawn as wide as it is, or as the column.">
        <Squares>
          {tokensUnder('size').map((token) => (
            <Tall key={token.id}>
              <Sized variables={{ '--drawn': `var(${token.variable})` }} />
              <TokenLabel token={token} />
            </Tall>
          ))}
        </Squares>
      </Part>
    </Sheet>
  ),
};
