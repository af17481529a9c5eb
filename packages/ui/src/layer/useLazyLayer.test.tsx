import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLazyLayer } from './useLazyLayer.ts';

const Sheet = () => null;

test('a layer opens when its code has come, and closes', async () => {
  const { result } = renderHook(() => useLazyLayer(async () => Sheet));
  expect(result.current.Layer).toBeUndefined();
  expect(await act(() => result.current.open())).toBe(true);
  expect(result.current.Layer).toBe(Sheet);
  act(() => result.current.close());
  expect(result.current.Layer).toBeUndefined();
});

test('where its code does not come nothing opens, and the next press asks again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(Sheet)];
  const { result } = renderHook(() => useLazyLayer(() => answers.shift() ?? Promise.resolve(Sheet)));
  expect(await act(() => result.current.open())).toBe(false);
  expect(result.current.Layer).toBeUndefined();
  expect(await act(() => result.current.open())).toBe(true);
  expect(result.current.Layer).toBe(Sheet);
});
