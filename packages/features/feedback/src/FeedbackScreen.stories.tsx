import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { delayedReply, fault, mockApi, rejection } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FeedbackScreen } from './FeedbackScreen.tsx';

const meta = {
  component: FeedbackScreen,
  parameters: {
    subject: { kind: 'screen', missingStates: { empty: 'An order and a return have items.' } },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  args: { kind: 'order', token: 'a.b.c', step: 'form', score: 9, onContinue: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof FeedbackScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const find =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };
const skip = (reason: string) => ({ pictures: { skip: reason } });
const alike = skip('It looks like the same state of other screens.');

/** A promoter. The reasons and the question about the comment depend on the score. */
export const Promoter: Story = {
  parameters: { states: ['usual', 'chosen'] },
  play: find('What did you like?'),
};
/** A message opens this page with its score selected. Nothing is stored before the form is sent. */
export const Start: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: { step: 'start', score: 8 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: '8' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '10' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledWith('/NPSFeedbackForm/a.b.c?score=10');
  },
};
export const ReturnDetractor: Story = {
  parameters: { states: ['variant'], ...skip('Only words differ from Promoter.') },
  args: { kind: 'return', score: 3 },
  play: find('What went wrong?'),
};
export const ScoreMissing: Story = {
  parameters: { states: ['error'], ...skip('Only the error differs from Start.') },
  args: { score: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await canvas.findByText('Choose a score from 0 to 10.');
    await expect(canvas.getByRole('radio', { name: '0' })).toHaveFocus();
  },
};
export const Sent: Story = {
  parameters: { states: ['done'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    const title = await canvas.findByRole('heading', { name: 'Thank you' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Do not ask me again' }));
    await canvas.findByText('We will not ask you again.');
  },
};
export const Busy: Story = {
  parameters: {
    states: ['busy'],
    ...skip('Only the button differs from Promoter.'),
    msw: { handlers: mockApi({ giveFeedback: delayedReply(60_000, samples.giveFeedback) }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await canvas.findByRole('button', { name: 'Sending' });
  },
};
/** The answer stays in the form when it could not be sent. */
export const NotSent: Story = {
  parameters: {
    states: ['rejected'],
    ...skip('Only the notice differs from Promoter.'),
    msw: { handlers: mockApi({ giveFeedback: rejection('feedbackLinkExpired') }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/What did you like best/), 'The ribbon.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText(/This link has expired/);
    await expect(canvas.getByLabelText(/What did you like best/)).toHaveValue('The ribbon.');
  },
};
export const Answered: Story = {
  parameters: {
    states: ['variant'],
    ...alike,
    msw: { handlers: mockApi({ feedbackForm: samples.feedbackFormAnswered }) },
  },
  play: find('You have already answered'),
};
export const Expired: Story = {
  parameters: {
    states: ['variant'],
    ...alike,
    msw: { handlers: mockApi({ feedbackForm: rejection('feedbackLinkExpired') }) },
  },
  play: find('This link has expired'),
};
export const Unknown: Story = {
  parameters: {
    states: ['variant'],
    ...alike,
    msw: { handlers: mockApi({ feedbackForm: rejection('feedbackNotFound') }) },
  },
  play: find('We could not find this page'),
};
export const LongText: Story = {
  parameters: {
    states: ['long text'],
    ...skip('Phone shows it.'),
    msw: { handlers: mockApi({ feedbackForm: samples.feedbackFormLong }) },
  },
  play: find('What did you like?'),
};
export const Phone: Story = {
  parameters: {
    states: ['narrow'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockApi({ feedbackForm: samples.feedbackFormLong }) },
  },
  globals: { viewport: { value: 'mobile' } },
  play: find('What did you like?'),
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...alike, msw: { handlers: mockApi(fault('feedbackForm', '5xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Offline: Story = {
  parameters: { states: ['offline'], ...alike, msw: { handlers: mockApi(fault('feedbackForm', 'offline')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Slow: Story = {
  parameters: {
    states: ['loading', 'slow'],
    ...alike,
    msw: { handlers: mockApi({ feedbackForm: delayedReply(60_000, samples.feedbackForm) }) },
  },
  play: find('Loading the question'),
};
