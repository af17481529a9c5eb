import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { DateField } from './DateField.tsx';

const part = (name: 'Day' | 'Month' | 'Year') => screen.getByRole<HTMLInputElement>('textbox', { name });
const typed = () => [part('Day'), part('Month'), part('Year')].map(({ value }) => value);
const calendar = () => screen.findByRole('grid');

beforeAll(() => import('./Calendar.tsx'));

test('typing a date moves focus from part to part and reports the date', async () => {
  const change = vi.fn();
  render(<DateField label="Date of birth" kind="birthday" name="dob" onValueChange={change} />);
  await userEvent.click(screen.getByText('Date of birth'));
  await userEvent.keyboard('4');
  expect(document.activeElement).toBe(part('Month'));
  await userEvent.keyboard('021994');
  expect(typed()).toEqual(['04', '02', '1994']);
  expect(change).toHaveBeenLastCalledWith('1994-02-04');
  expect(document.querySelector<HTMLInputElement>('input[name="dob"]')?.value).toBe('1994-02-04');
});

test('accepts a one-digit day and a slash; Backspace returns to the previous part', async () => {
  render(<DateField label="Date of birth" kind="birthday" />);
  await userEvent.click(part('Day'));
  await userEvent.keyboard('1/');
  expect(document.activeElement).toBe(part('Month'));
  expect(part('Day').value).toBe('01');
  await userEvent.keyboard('{Backspace}');
  expect(document.activeElement).toBe(part('Day'));
});

test('a date pasted into any part fills all three', async () => {
  render(<DateField label="Date of birth" kind="birthday" />);
  await userEvent.click(part('Month'));
  await userEvent.paste('14/02/1994');
  expect(typed()).toEqual(['14', '02', '1994']);
});

test('a birthday supports autofill of each part and has no calendar', () => {
  render(<DateField label="Date of birth" kind="birthday" />);
  expect(part('Day').autocomplete).toBe('bday-day');
  expect(part('Year').autocomplete).toBe('bday-year');
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows an impossible date as an error on blur and removes the error once corrected', async () => {
  const change = vi.fn();
  const problem = vi.fn();
  render(
    <DateField label="Date of birth" kind="birthday" onValueChange={change} onProblemChange={problem} />,
  );
  await userEvent.click(part('Day'));
  await userEvent.keyboard('31021994');
  expect(screen.queryByText(/real date/)).toBeNull();
  expect(problem).toHaveBeenLastCalledWith(expect.stringMatching(/real date/));
  expect(change).not.toHaveBeenCalledWith(expect.any(String));
  await userEvent.tab();
  expect(screen.getByText(/real date/)).toBeDefined();
  expect(part('Day').getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(part('Day'));
  await userEvent.type(part('Day'), '28');
  expect(screen.queryByText(/real date/)).toBeNull();
  expect(change).toHaveBeenLastCalledWith('1994-02-28');
});

test('choosing a day in the calendar fills in the date and focuses the calendar button', async () => {
  const change = vi.fn();
  render(<DateField label="Deliver on" today="2026-11-24" min="2026-11-25" onValueChange={change} />);
  const button = screen.getByRole('button', { name: 'Choose from a calendar' });
  await userEvent.click(button);
  const grid = await calendar();
  const day = within(grid).getByRole('button', { name: 'Friday, 27 November 2026' });
  await userEvent.click(day);
  expect(change).toHaveBeenLastCalledWith('2026-11-27');
  expect(typed()).toEqual(['27', '11', '2026']);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-label')).toBe('Choose from a calendar, Friday, 27 November 2026');
});

test('a press on an unavailable day shows the reason and does not select the day', async () => {
  const change = vi.fn();
  const sundays = (day: string) => (day === '2026-11-29' ? 'No delivery on Sundays' : undefined);
  render(<DateField label="Deliver on" today="2026-11-24" unavailable={sundays} onValueChange={change} />);
  await userEvent.click(screen.getByRole('button'));
  const sunday = within(await calendar()).getByRole('button', {
    name: 'Sunday, 29 November 2026, No delivery on Sundays',
  });
  expect(sunday.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(sunday);
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText('No delivery on Sundays')).toBeDefined();
});

test('a new value from the parent replaces the typed text', () => {
  const { rerender } = render(<DateField label="Deliver on" value="2026-11-27" />);
  expect(typed()).toEqual(['27', '11', '2026']);
  rerender(<DateField label="Deliver on" value={null} />);
  expect(typed()).toEqual(['', '', '']);
});

test('the server renders the default date and no style attribute', () => {
  const html = renderToString(<DateField label="Deliver on" name="on" defaultValue="2026-11-27" />);
  expect(html).toContain('value="2026-11-27"');
  expect(html).not.toContain('style=');
});

test('submits without scripts what was typed, part by part, and begins with it', () => {
  const typed = { day: '31', month: '2', year: '2027' };
  const { container } = render(
    <form>
      <DateField label="Deliver on" name="on" defaultParts={typed} />
    </form>,
  );
  const data = new FormData(container.querySelector('form') ?? undefined);
  expect(Object.fromEntries(data)).toMatchObject({
    'on-day': '31',
    'on-month': '2',
    'on-year': '2027',
    on: '',
  });
});
