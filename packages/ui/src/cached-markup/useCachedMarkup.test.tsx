import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MarkupCacheContext, useCachedList, useCachedMarkup, type MarkupCache } from './useCachedMarkup.ts';

function Names({ names }: { names: string[] }) {
  const first = useCachedMarkup(
    'first',
    () => names.slice(0, 1),
    () => <b>{names[0]}</b>,
  );
  const all = useCachedList(
    'name',
    names,
    (name, index) => [name, index],
    (name) => <li key={name}>{name}</li>,
  );
  return (
    <>
      <p {...first} />
      <ul {...all} />
    </>
  );
}

const htmlWith = (cache: MarkupCache | undefined) =>
  render(
    <MarkupCacheContext value={cache}>
      <Names names={['Ada', 'Grace']} />
    </MarkupCacheContext>,
  ).container.innerHTML;

const renderedHtml = '<p><b>Ada</b></p><ul><li>Ada</li><li>Grace</li></ul>';

test('renders the children without a cache', () => expect(htmlWith(undefined)).toBe(renderedHtml));

test('renders the children if the cache returns undefined', () =>
  expect(htmlWith(() => undefined)).toBe(renderedHtml));

test('renders cached markup instead of the children', () => {
  const cache = vi.fn(
    (kind: string, items: readonly unknown[], sourceOf: (item: never, index: number) => unknown) =>
      items.map((item, index) => `<i>${kind} ${JSON.stringify(sourceOf(item as never, index))}</i>`).join(''),
  );
  expect(htmlWith(cache as MarkupCache)).toBe(
    '<p><i>first ["Ada"]</i></p><ul><i>name ["Ada",0]</i><i>name ["Grace",1]</i></ul>',
  );
});
