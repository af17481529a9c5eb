import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KeepMarkupContext, useKeptList, useKeptMarkup, type KeepMarkup } from './KeptMarkup.ts';

function Names({ names }: { names: string[] }) {
  const first = useKeptMarkup(
    'first',
    () => names.slice(0, 1),
    () => <b>{names[0]}</b>,
  );
  const all = useKeptList(
    'name',
    names,
    (name, at) => [name, at],
    (name) => <li key={name}>{name}</li>,
  );
  return (
    <>
      <p {...first} />
      <ul {...all} />
    </>
  );
}

const shown = (keep: KeepMarkup | undefined) =>
  render(
    <KeepMarkupContext value={keep}>
      <Names names={['Ada', 'Grace']} />
    </KeepMarkupContext>,
  ).container.innerHTML;

const drawn = '<p><b>Ada</b></p><ul><li>Ada</li><li>Grace</li></ul>';

test('children are drawn where nobody keeps anything', () => expect(shown(undefined)).toBe(drawn));

test('and where they cannot be kept', () => expect(shown(() => undefined)).toBe(drawn));

test('what is kept stands in their place', () => {
  const keep = vi.fn((kind: string, items: readonly unknown[], of: (item: never, at: number) => unknown) =>
    items.map((item, at) => `<i>${kind} ${JSON.stringify(of(item as never, at))}</i>`).join(''),
  );
  expect(shown(keep as KeepMarkup)).toBe(
    '<p><i>first ["Ada"]</i></p><ul><i>name ["Ada",0]</i><i>name ["Grace",1]</i></ul>',
  );
});
