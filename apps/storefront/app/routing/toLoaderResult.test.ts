import { expect, test } from 'vitest';
import { toLoaderResult } from './toLoaderResult.ts';

const thrownBy = (run: () => unknown): unknown => {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

test('a page with status 200 has no loader data; another status of a screen is returned [RTE-06]', () => {
  expect(toLoaderResult({ status: 200, shows: 'screen' })).toBeNull();
  expect(toLoaderResult({ status: 404, shows: 'screen' })).toMatchObject({
    data: null,
    init: { status: 404 },
  });
});

test('an error screen and a redirect are thrown, as the router expects', () => {
  expect(thrownBy(() => toLoaderResult({ status: 404, shows: 'error' }))).toMatchObject({
    init: { status: 404 },
  });
  const redirect = thrownBy(() => toLoaderResult({ status: 302, to: '/luxury' })) as Response;
  expect(redirect.headers.get('location')).toBe('/luxury');
});
