import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatMessage } from './ChatMessage.tsx';

test('a message is read out with the name of its author', () => {
  render(
    <ChatMessage author="shopper" name="You">
      A black tote
    </ChatMessage>,
  );
  expect(screen.getByText('A black tote').textContent).toBe('You: A black tote');
});

test('a message of which parts are still to come is busy', () => {
  render(
    <ChatMessage author="assistant" name="Tara" busy>
      Two
    </ChatMessage>,
  );
  expect(screen.getByText('Two').getAttribute('aria-busy')).toBe('true');
});
