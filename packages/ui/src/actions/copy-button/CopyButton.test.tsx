import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

test('is named by its label, and announces in a status that is there before', async () => {
  // `setup` gives the document a clipboard.
  const user = userEvent.setup();
  render(
    <CopyButton text="4821" copiedText="Copied" failedText="Select it to copy it.">
      Copy
    </CopyButton>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(status.textContent).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('4821');
});
