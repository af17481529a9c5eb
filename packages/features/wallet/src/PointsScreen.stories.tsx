import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PointsScreen } from './PointsScreen.tsx';

/** A shop with the loyalty programme. */
const member = { properties: samples.propertiesLoyalty };

const meta = {
  component: PointsScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Loyalty points',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        'long text': 'Its texts are short; the statement is in Cliq cash.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in', { ...member, creditStatement: samples.pointsStatement }) },
  },
  args: { params: new URLSearchParams(), onChange: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof PointsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Your tier Gold' });
  },
};

export const NewMember: Story = {
  parameters: {
    states: ['empty'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        ...member,
        loyaltyPoints: samples.loyaltyPointsNew,
        creditStatement: samples.creditStatementEmpty,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Your tier Base' });
  },
};

export const HighestTier: Story = {
  parameters: {
    states: ['variant'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        ...member,
        loyaltyPoints: samples.loyaltyPointsTop,
        creditStatement: samples.pointsStatement,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You have reached the highest tier.');
  },
};

export const OutsideTheProgramme: Story = {
  parameters: {
    states: ['narrow'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        ...member,
        loyaltyPoints: samples.loyaltyPointsOutside,
        creditStatement: samples.creditStatementEmpty,
      }),
    },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Join the programme' });
  },
};

/** The programme does not answer. The button stays, so that the customer can try again. */
export const JoiningFails: Story = {
  parameters: {
    states: ['rejected'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        ...member,
        loyaltyPoints: samples.loyaltyPointsOutside,
        creditStatement: samples.creditStatementEmpty,
        nonloyalToLoyal: errorReply(503, 'UNAVAILABLE', 'Try again in a moment.'),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the programme' }));
    await canvas.findByText('Try again in a moment.');
    await expect(canvas.getByRole('button', { name: 'Join the programme' })).toBeEnabled();
  },
};

export const WithoutTheProgramme: Story = {
  parameters: {
    states: ['variant'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('signed-in', { creditStatement: samples.pointsStatement }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'History' });
  },
};

export const Failed: Story = {
  parameters: {
    states: ['failed'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('api-down') },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: {
    states: ['loading', 'slow'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('slow') },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading');
  },
};
