import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch, rejection, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FeedbackScreen, type FeedbackScreenProps } from './FeedbackScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };

function show(props: Partial<FeedbackScreenProps> = {}, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides);
  const onContinue = vi.fn();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0">
      <FeedbackScreen kind="order" token="a.b.c" step="form" score={9} onContinue={onContinue} {...props} />
    </ResourcesProvider>,
  );
  return { onContinue, sent: (name: string) => shop.log.filter((call) => call.name === name) };
}

test('the page of a message only selects the score [ORD-12]', async () => {
  const { onContinue, sent } = show({ step: 'start', score: 4 });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '4' })).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledWith('/NPSFeedbackForm/a.b.c?score=4');
  expect(sent('giveFeedback')).toEqual([]);
});

test('a link without a token asks to open it again, and makes no call [ORD-12]', () => {
  const { sent } = show({ token: '' });
  expect(screen.getByText('The link is not complete. Open it again from our message.')).toBeDefined();
  expect(sent('feedbackForm')).toEqual([]);
});

test('sends score, reasons and comment, and thanks [ORD-12]', async () => {
  const { sent } = show({ score: 3 });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The delivery' }));
  await userEvent.type(screen.getByLabelText(/What should we have done/), 'Ring the bell.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Thank you' }));
  expect(sent('giveFeedback').map(({ request }) => [request.params, request.body])).toEqual([
    [
      { kind: 'order', token: 'a.b.c' },
      { score: 3, reasons: ['delivery'], comment: 'Ring the bell.' },
    ],
  ]);
});

test.each([
  [6, 'What went wrong?'],
  [7, 'What could be better?'],
  [8, 'What could be better?'],
  [9, 'What did you like?'],
])('asks after a score of %i: %s', async (score, question) => {
  show({ score });
  expect(await screen.findByRole('group', { name: question })).toBeDefined();
});

test('a comment that is too long is not sent', async () => {
  const { sent } = show();
  const comment = await screen.findByLabelText(/What did you like best/);
  await userEvent.click(comment);
  await userEvent.paste('x'.repeat(1001));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Up to 1,000 characters.')).toBeDefined();
  expect(sent('giveFeedback')).toEqual([]);
});

test.each([
  ['is already answered', { feedbackForm: samples.feedbackFormAnswered }, 'You have already answered'],
  ['has expired', { feedbackForm: rejection('feedbackLinkExpired') }, 'This link has expired'],
  ['is forged', { feedbackForm: rejection('feedbackNotFound') }, 'We could not find this page'],
])('shows that a link %s [ORD-12]', async (_, overrides, title) => {
  show({}, overrides);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});

test('another answer of another tab counts', async () => {
  show({}, { giveFeedback: { status: 'SUCCESS', outcome: 'earlier' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'You have already answered' })).toBeDefined();
});
