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
import { FoundationSection, FoundationPage } from './page/FoundationPage.tsx';
import { amount, tokensUnder } from './page/designTokens.ts';

/** Twelve columns, five breakpoints, and the offsets that sticky elements need. */
const meta = { parameters: { subject: { kind: 'specimen' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What changes in the layout from each breakpoint on, by the name of the breakpoint. */
const happens: Readonly<Record<string, string>> = {
  sm: 'Editorial content in two columns',
  md: 'Dialogs no longer fill the screen; titles take their full size',
  lg: 'Desktop header, facet column, two-column checkout, wider margins',
  xl: 'Margins stay the same while pictures grow',
  xxl: 'Content stops growing; heroes still reach the edges',
};

export const Breakpoints: Story = {
  parameters: { states: ['usual'] },
  name: 'Breakpoints [SHL-24]',
  render: () => {
    const points = [...tokensUnder('breakpoint')].sort((a, b) => amount(a.value) - amount(b.value));
    const last = amount(points.at(-1)?.value ?? 1);
    return (
      <FoundationPage
        title="Breakpoints"
        intro="A media query cannot read a CSS variable, so the build generates media.from768 and the others from these tokens."
      >
        <FoundationSection title="breakpoint" note="Drawn to scale.">
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
        </FoundationSection>
        <FoundationSection
          title="By available width"
          note="Product columns depend on the width of their grid, not of the window: two, then three, four, five."
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
        </FoundationSection>
      </FoundationPage>
    );
  },
};

const widths = tokensUnder('layout')
  .filter(({ id }) => /\.(?:content-max|measure|form|facets|side|summary)$/.test(id))
  .sort((a, b) => amount(b.value) - amount(a.value));
const widest = amount(widths[0]?.value ?? 1);

export const PageGrid: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <FoundationPage
      title="Grid"
      intro="Twelve columns between the margins. Editorial may be uneven: one to seven against nine to twelve. Commerce is strict."
    >
      <FoundationSection
        title="Twelve columns"
        note="The dashed lines are the margins of this window; the gaps are its gutter."
      >
        <Columns12 aria-hidden>
          {Array.from({ length: 12 }, (_, at) => (
            <Column key={at}>
              <Text as="span" size="micro" tone="secondary" tabular>
                {at + 1}
              </Text>
            </Column>
          ))}
        </Columns12>
      </FoundationSection>
      <FoundationSection title="Widths" note="Relative to the widest.">
        <List>
          {widths.map((token) => (
            <Tall key={token.id}>
              <Share variables={{ '--drawn': `${(amount(token.value) / widest) * 100}%` }} />
              <TokenLabel token={token} />
            </Tall>
          ))}
        </List>
      </FoundationSection>
    </FoundationPage>
  ),
};

export const NavigationOffsets: Story = {
  parameters: { states: ['variant'] },
  name: 'Navigation offsets [SHL-24]',
  render: () => (
    <FoundationPage
      title="Navigation offsets"
      intro="The bars at the top of the page have a known height. Sticky elements, link targets and focused elements stop below it, so that nothing is covered."
    >
      <FoundationSection
        title="nav-offset"
        note="Drawn at their real heights. current is the value for this window."
      >
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
      </FoundationSection>
    </FoundationPage>
  ),
};
