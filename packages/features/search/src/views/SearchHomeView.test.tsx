import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchHomeView } from './SearchHomeView.tsx';

function Home() {
  const [typed, setTyped] = useState('');
  return (
    <SearchHomeView
      typed={typed}
      recent={[]}
      products={undefined}
      hasProductsFailed
      onType={setTyped}
      onSearch={() => undefined}
      hrefOf={(text) => text}
      onRemove={() => undefined}
    />
  );
}

test('the field takes at most 51 code points and does not split an emoji', async () => {
  render(<Home />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'a'.repeat(60));
  expect(field.value).toBe('a'.repeat(51));
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(`${'a'.repeat(50)}👩‍👩‍👧`);
  expect(field.value).toBe('a'.repeat(50));
});
