import type { Meta, StoryObj } from '@storybook/react-vite';
import { container } from '@luxe/tokens';
import { Text } from '@luxe/ui/text';
import {
  Below,
  Column,
  Columns12,
  List,
  Share,
  Sticky,
  Tall,
  Window,
  Windows,
} from './layout/Drawings.styles.ts';
import { TokenLabel } from './layout/TokenLabel.tsx';
import { Part, Sheet } from './page/Sheet.tsx';
import { amount, tokensUnder } from './page/tokens.ts';

/** Twelve columns, five breakpoints, and what sticky things ask of the page below them. */
const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What changes there: words of the design language, by name of the breakpoint. */
const happens: Readonly<Record<string, string>> = {
  sm: 'Editorial stands two up',
  md: 'Dialogs stop being the whole screen; titles take their full size',
  lg: 'The desktop header, the facet column, checkout in two columns, wider margins',
  xl: 'Margins hold while pictures grow',
  xxl: 'Content stops growing; heroes go on to the edge',
};

export const Breakpoints: Story = {
  name: 'Breakpoints [SHL-24]',
  render: () => {
    const points = [...tokensUnder('breakpoint')].sort((a, b) => amount(a.value) - amount(b.value));
    const last = amount(points.at(-1)?.value ?? 1);
    return (
      <Sheet
        title="Breakpoints"
        intro="A media query cannot read a variable: media.from768 and its like come from these tokens when the shop is built."
      >
        <Part title="breakpoint" note="Drawn to scale.">
          <List>
            {points.map((token) => (
              <Tall key={token.id}>
                <Share variables={{ '--drawn': `${(amount(token.value) / last) * 100}%` }} />
                <TokenLabel token={token} />
                <Text size="xs" tone="secondary">
                  {happens[token.id.slice('breakpoint.'.length)]}
                </Text>
              </Tall>
            ))}
          </List>
        </Part>
        <Part
          title="By the room there is"
          note="Product columns follow the width of their own grid, not of the window: two, then three, four, five."
        >
          <List>
            {[container.from600, container.from960, container.from1320].map((query, at) => (
              <Tall key={query}>
                <Text size="sm">{`${at + 3} columns`}</Text>
                <Text size="xs" tone="secondary" tabular>
                  {query}
                </Text>
              </Tall>
            ))}
          </List>
        </Part>
      </Sheet>
    );
  },
};

const widths = tokensUnder('layout')
  .filter(({ id }) => /\.(?:content-max|measure|form|facets|side|summary)$/.test(id))
  .sort((a, b) => amount(b.value) - amount(a.value));
const widest = amount(widths[0]?.value ?? 1);

export const PageGrid: Story = {
  render: () => (
    <Sheet
      title="Grid"
      intro="Twelve columns between the margins. Editorial may be uneven: one to seven against nine to twelve. Commerce is strict."
    >
      <Part title="Twelve columns" note="Margins dashed: those of this window, and its gutter.">
        <Columns12 aria-hidden>
          {Array.from({ length: 12 }, (_, at) => (
            <Column key={at}>
              <Text as="span" size="micro" tone="secondary" tabular>
                {at + 1}
              </Text>
            </Column>
          ))}
        </Columns12>
      </Part>
      <Part title="Widths" note="To the scale of the widest.">
        <List>
          {widths.map((token) => (
            <Tall key={token.id}>
              <Share variables={{ '--drawn': `${(amount(token.value) / widest) * 100}%` }} />
              <TokenLabel token={token} />
            </Tall>
          ))}
        </List>
      </Part>
    </Sheet>
  ),
};

export const NavigationOffsets: Story = {
  name: 'Navigation offsets [SHL-24]',
  render: () => (
    <Sheet
      title="Navigation offsets"
      intro="What stays on top of the page has a known height. It is where sticky things stop, and where a link or the focus comes to rest, so that neither is covered."
    >
      <Part title="nav-offset" note="At their true heights. current is the one of this window.">
        <Windows>
          {tokensUnder('nav-offset')
            .filter(({ id }) => id !== 'nav-offset.current')
            .sort((a, b) => amount(a.value) - amount(b.value))
            .map((token) => (
              <Tall key={token.id}>
                <Window variables={{ '--drawn': `var(${token.variable})` }}>
                  <Sticky>
                    <Text size="sm" tabular>
                      {amount(token.value)}
                    </Text>
                  </Sticky>
                  <Below>
                    <Text size="xs" tone="secondary">
                      The page
                    </Text>
                  </Below>
                </Window>
                <TokenLabel token={token} />
              </Tall>
            ))}
        </Windows>
      </Part>
    </Sheet>
  ),
};
