import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useUnsaved } from './useUnsaved.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The Navigation API, which jsdom does not have, at the third entry of a history. */
function stubNavigation() {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 2 } });
  vi.stubGlobal('navigation', navigation);
  return navigation;
}

/** Goes through the history to an entry. Returns whether the browser goes on. */
function traverse(navigation: EventTarget, index: number): boolean {
  const event = new Event('navigate', { cancelable: true });
  const destination = { index, sameDocument: true };
  return navigation.dispatchEvent(Object.assign(event, { navigationType: 'traverse', destination }));
}

const render = (isUnsaved: boolean) => renderHook(() => useUnsaved(isUnsaved), { wrapper: MemoryRouter });

it('holds the Back of the browser back until the person leaves', () => {
  const navigation = stubNavigation();
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const { result } = render(true);
  act(() => expect(traverse(navigation, 1)).toBe(false));
  expect(result.current.isHeld).toBe(true);
  expect(go).not.toHaveBeenCalled();
  act(() => result.current.leave());
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect(result.current.isHeld).toBe(false);
  expect(traverse(navigation, 1)).toBe(true);
});

it('goes on editing when the person stays, and holds the next Back back, too', () => {
  const navigation = stubNavigation();
  const { result } = render(true);
  act(() => void traverse(navigation, 1));
  act(() => result.current.stay());
  expect(result.current.isHeld).toBe(false);
  act(() => expect(traverse(navigation, 1)).toBe(false));
});

it('lets the browser go when everything is saved', () => {
  const navigation = stubNavigation();
  const { result } = render(false);
  act(() => expect(traverse(navigation, 1)).toBe(true));
  expect(result.current.isHeld).toBe(false);
});
