import { act } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as Module from './HydrateLate.tsx';

let observed: Map<Element, (isNear: boolean) => void>;
let HydrateLate: typeof Module.HydrateLate;
let HydrateLateItem: typeof Module.HydrateLateItem;
let lazyLate: typeof Module.lazyLate;

beforeEach(async () => {
  // A new copy, because a page is in use from the first press on.
  vi.resetModules();
  ({ HydrateLate, HydrateLateItem, lazyLate } = await import('./HydrateLate.tsx'));
  observed = new Map();
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [new DOMRect(0, 0, 100, 100)]) as unknown as DOMRectList;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stubObserver = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: object[]) => void;
      constructor(report: (entries: object[]) => void) {
        this.report = report;
      }
      observe = (target: Element) =>
        observed.set(target, (isIntersecting) => this.report([{ target, isIntersecting }]));
      unobserve = (target: Element) => observed.delete(target);
    },
  );

/** Renders a page as the server does, and hydrates it. */
async function open(page: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  const html = box.innerHTML;
  stubObserver();
  const errors: unknown[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(box, page, { onRecoverableError: (error) => errors.push(error) });
  });
  onTestFinished(() => {
    act(() => root?.unmount());
    box.remove();
  });
  const find = (selector: string) => box.querySelector(selector) as HTMLElement;
  return { box, html, errors, find, update: (next: ReactNode) => act(async () => root?.render(next)) };
}

const scrollTo = (element: Element | null) => act(async () => observed.get(element as Element)?.(true));

function Counter({ label = 'Pressed' }: { label?: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>;
}

const part = (
  <HydrateLatePart>
    <Counter />
  </HydrateLatePart>
);

/** The component of the current copy of the module. */
function HydrateLatePart(props: { children: ReactNode }) {
  return <HydrateLate {...props} />;
}

test('a part hydrates when it comes near the window, and keeps its elements', async () => {
  const { box, html, errors, find } = await open(part);
  const button = find('button');
  expect(Object.keys(button).some((key) => key.startsWith('__react'))).toBe(false);
  await scrollTo(find('[data-late]'));
  expect(Object.keys(button).some((key) => key.startsWith('__react'))).toBe(true);
  expect(find('button')).toBe(button);
  expect(box.innerHTML).toBe(html);
  expect(errors).toEqual([]);
});

test.each(['pointerdown', 'keydown', 'focusin', 'popstate'])(
  'a part hydrates at the first %s',
  async (sign) => {
    const { errors, find } = await open(part);
    await act(async () => document.body.dispatchEvent(new Event(sign, { bubbles: true })));
    expect(Object.keys(find('button')).some((key) => key.startsWith('__react'))).toBe(true);
    expect(errors).toEqual([]);
  },
);

test('a press inside a part hydrates it and counts once', async () => {
  const { errors, find } = await open(part);
  const button = find('button');
  await act(async () => button.click());
  expect(button.textContent).toBe('Pressed 1');
  expect(find('button')).toBe(button);
  expect(errors).toEqual([]);
});

test('a part shows its first children until it has hydrated, then the current ones', async () => {
  const page = (label: string) => (
    <HydrateLatePart>
      <Counter label={label} />
    </HydrateLatePart>
  );
  const { errors, find, update } = await open(page('Saved'));
  await update(page('Removed'));
  expect(find('button').textContent).toBe('Saved 0');
  expect(Object.keys(find('button')).some((key) => key.startsWith('__react'))).toBe(false);
  await scrollTo(find('[data-late]'));
  expect(find('button').textContent).toBe('Removed 0');
  expect(errors).toEqual([]);
});

test('a part that is not rendered hydrates only when it comes near', async () => {
  const { find } = await open(<div hidden>{part}</div>);
  await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(Object.keys(find('button')).some((key) => key.startsWith('__react'))).toBe(false);
  await scrollTo(find('[data-late]'));
  expect(Object.keys(find('button')).some((key) => key.startsWith('__react'))).toBe(true);
});

test('each late item of a list hydrates when it comes near, without an element of its own', async () => {
  function List() {
    const list = useRef<HTMLUListElement>(null);
    return (
      <ul ref={list}>
        {[0, 1].map((at) => (
          <HydrateLateItem key={at} list={list} at={at}>
            <li>
              <Counter />
            </li>
          </HydrateLateItem>
        ))}
      </ul>
    );
  }
  const { errors, find } = await open(<List />);
  expect(find('ul').children).toHaveLength(2);
  const [first, second] = find('ul').children;
  await scrollTo(second ?? null);
  const isHydrated = (item: Element | undefined) =>
    Object.keys(item ?? {}).some((key) => key.startsWith('__react'));
  expect([isHydrated(first), isHydrated(second)]).toEqual([false, true]);
  expect(errors).toEqual([]);
});

test('the HTML of the server remains if the code of a part does not load', async () => {
  let isOnline = true;
  const load = () => (isOnline ? Promise.resolve(Counter) : Promise.reject(new Error('offline')));
  const OnServer = lazyLate(load);
  const page = (Content: typeof OnServer) => (
    <HydrateLatePart>
      <Content />
    </HydrateLatePart>
  );
  await act(async () => renderToString(page(OnServer)));
  isOnline = false;
  const InBrowser = lazyLate(load);
  let Content = OnServer;
  const Either = () => <Content />;
  const { box, html, errors, find } = await open(
    <HydrateLatePart>
      <Either />
    </HydrateLatePart>,
  );
  Content = InBrowser;
  await scrollTo(find('[data-late]'));
  expect(box.innerHTML).toBe(html);
  expect(html).toContain('Pressed 0');
  expect(errors).toEqual([]);
});

test('a part that the browser renders itself shows at once and follows its children', async () => {
  stubObserver();
  const box = document.body.appendChild(document.createElement('div'));
  const page = (isShown: boolean, label = 'Saved') => (
    <main>
      {isShown && (
        <HydrateLatePart>
          <Counter label={label} />
        </HydrateLatePart>
      )}
    </main>
  );
  box.innerHTML = renderToString(page(false));
  const root = await act(async () => hydrateRoot(box, page(false)));
  await act(async () => root.render(page(true)));
  expect(box.textContent).toBe('Saved 0');
  await act(async () => root.render(page(true, 'Removed')));
  expect(box.textContent).toBe('Removed 0');
  expect(observed.size).toBe(0);
  act(() => root.unmount());
  box.remove();
});

test('a far image of a part loads when it is near, also before the part has hydrated [SHL-25]', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 400, 500));
  const { Image } = await import('../../media/image/Image.tsx');
  const { errors, find } = await open(
    <HydrateLatePart>
      <Image src="/img/bag.webp" alt="Bag" width={800} height={1000} />
    </HydrateLatePart>,
  );
  const image = find('img');
  expect(image.hasAttribute('src')).toBe(false);
  await scrollTo(image);
  expect(image.getAttribute('src')).toBe('/img/bag.webp');
  expect(image.hasAttribute('data-loading')).toBe(true);
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 800 } });
  image.dispatchEvent(new Event('load'));
  expect(image.hasAttribute('data-loading')).toBe(false);
  await scrollTo(find('[data-late]'));
  expect(image.getAttribute('src')).toBe('/img/bag.webp');
  expect(errors).toEqual([]);
});

test('an image that is held when its part hydrates still loads when it is near', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 400, 500));
  const { Image } = await import('../../media/image/Image.tsx');
  const { find } = await open(
    <HydrateLatePart>
      <Image src="/img/bag.webp" alt="Bag" width={800} height={1000} />
    </HydrateLatePart>,
  );
  const image = find('img');
  await scrollTo(find('[data-late]'));
  expect(image.hasAttribute('src')).toBe(false);
  await scrollTo(image);
  expect(image.getAttribute('src')).toBe('/img/bag.webp');
});
