import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TokenLabel } from './layout/TokenLabel.tsx';
import { Curve, Curves, Row } from './motion/Motion.styles.ts';
import { Runs } from './motion/Runs.tsx';
import { FoundationSection, FoundationPage } from './page/FoundationPage.tsx';
import { amount, tokensUnder } from './page/designTokens.ts';

/**
 * Durations: quick for changes of colour, calm for menus and layers, slow for drawers. An element disappears
 * in a third less time than it appears. Nothing moves more than 16 pixels.
 */
const meta = { parameters: { subject: { kind: 'specimen' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const durations = [...tokensUnder('duration')].sort((a, b) => amount(a.value) - amount(b.value));
/**
 * Whether the duration token is for a movement. With reduced motion, only the durations of movements become
 * 0.
 */
const isMovement = (token: (typeof durations)[number]) => token.overrides?.['reduced-motion'] !== undefined;

export const Durations: Story = {
  parameters: { states: ['usual'] },
  render: () => (
    <FoundationPage
      title="Motion"
      intro="Nothing moves without an action, and only the sheen of a skeleton loops. With reduced motion every movement takes no time: states change without movement."
    >
      <FoundationSection title="duration" note="Press to start all of them together.">
        <Runs easing="out" durations={durations.filter(isMovement)} />
      </FoundationSection>
      <FoundationSection title="Delays" note="Times without movement. Reduced motion does not change them.">
        <Curves>
          {durations
            .filter((token) => !isMovement(token))
            .map((token) => (
              <Row key={token.id}>
                <TokenLabel token={token} />
              </Row>
            ))}
        </Curves>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const dot = canvas.getByTestId('duration.calm');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(dot).toHaveAttribute('data-at', 'end');
    await userEvent.click(canvas.getByRole('button', { name: 'Run back' }));
    await expect(dot).toHaveAttribute('data-at', 'start');
  },
};

export const Easings: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <FoundationPage
      title="Easings"
      intro="Elements arrive fast and settle. Everything that enters or responds uses out."
    >
      <FoundationSection title="easing" note="Time from left to right, progress from bottom to top.">
        <Curves>
          {tokensUnder('easing').map((token) => {
            const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = token.value as readonly number[];
            return (
              <Row key={token.id}>
                <Curve viewBox="-10 -10 120 120" aria-hidden>
                  <path d={`M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
                </Curve>
                <TokenLabel token={token} />
              </Row>
            );
          })}
        </Curves>
      </FoundationSection>
    </FoundationPage>
  ),
};
