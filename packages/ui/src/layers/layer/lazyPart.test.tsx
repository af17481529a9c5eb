import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // React logs the error that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

class ErrorPage extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>Error page</p> : this.props.children;
  }
}

const Part = ({ name }: { name: string }) => <p>Part {name}</p>;
const Missing = ({ name }: { name: string }) => <p>Without {name}</p>;
const never = () => new Promise<typeof Part>(() => undefined);
const fails = () => Promise.reject(new TypeError('no script'));

async function show(Lazy: ComponentType<{ name: string }>) {
  render(
    <ErrorPage>
      <Suspense fallback={<p>Waiting</p>}>
        <Lazy name="A" />
      </Suspense>
    </ErrorPage>,
  );
  await pass(0);
}
const shown = () => screen.getByText(/./).textContent;

describe('a part of a page', () => {
  it('shows when its script has loaded', async () => {
    await show(lazyPart(() => Promise.resolve(Part)));
    expect(shown()).toBe('Part A');
  });

  it.each([
    ['the error page', undefined, 'Error page'],
    ['its replacement', Missing, 'Without A'],
  ])(
    'whose script has not loaded after 120000 ms shows %s, and not earlier [SHL-28]',
    async (_, missing, text) => {
      await show(lazyPart(never, missing));
      await pass(119_999);
      expect(shown()).toBe('Waiting');
      await pass(1);
      expect(shown()).toBe(text);
    },
  );

  it.each([
    ['the error page', undefined, 'Error page'],
    ['its replacement', Missing, 'Without A'],
  ])('whose script fails shows %s at once [SHL-28]', async (_, missing, text) => {
    await show(lazyPart(fails, missing));
    expect(shown()).toBe(text);
  });
});
