import { act } from '@testing-library/react';
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
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

/** Stops the clock. Returns a function that lets half a second pass. */
function stopClock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return () => act(async () => vi.advanceTimersByTimeAsync(500));
}

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

const isHydrated = (element: Element | undefined) =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__react'));

const scrollTo = (element: Element | null) => act(async () => observed.get(element as Element)?.(true));

function Counter({ label = 'Pressed' }: { label?: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
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
  expect(isHydrated(button)).toBe(false);
  await scrollTo(find('[data-late]'));
  expect(isHydrated(button)).toBe(true);
  expect(find('button')).toBe(button);
  expect(box.innerHTML).toBe(html);
  expect(errors).toEqual([]);
});

test.each(['pointerdown', 'keydown', 'focusin', 'popstate'])(
  'a part hydrates at the first %s',
  async (sign) => {
    const { errors, find } = await open(part);
    await act(async () => document.body.dispatchEvent(new Event(sign, { bubbles: true })));
    expect(isHydrated(find('button'))).toBe(true);
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
  expect(isHydrated(find('button'))).toBe(false);
  await scrollTo(find('[data-late]'));
  expect(find('button').textContent).toBe('Removed 0');
  expect(errors).toEqual([]);
});

test('a part that is not visible hydrates half a second after the first press', async () => {
  const waitHalfASecond = stopClock();
  const { errors, find } = await open(<div hidden>{part}</div>);
  await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(isHydrated(find('button'))).toBe(false);
  await waitHalfASecond();
  expect(isHydrated(find('button'))).toBe(true);
  expect(errors).toEqual([]);
});

test('a transition of a context ends, also if a part is not visible', async () => {
  const Theme = createContext('Dark');
  const Themed = () => <p>{use(Theme)}</p>;
  function Page() {
    const [theme, setTheme] = useState('Dark');
    return (
      <Theme value={theme}>
        <button onClick={() => startTransition(() => setTheme('Light'))}>{theme}</button>
        <div hidden>
          <HydrateLatePart>
            <Themed />
          </HydrateLatePart>
        </div>
      </Theme>
    );
  }
  const waitHalfASecond = stopClock();
  const { find } = await open(<Page />);
  await act(async () => find('button').click());
  await waitHalfASecond();
  expect([find('button').textContent, find('p').textContent]).toEqual(['Light', 'Light']);
});

test('a part without an element hydrates with the page', async () => {
  const report = vi.fn();
  function Unknown() {
    useEffect(report, []);
    return null;
  }
  await open(
    <HydrateLatePart>
      <Unknown />
    </HydrateLatePart>,
  );
  expect(report).toHaveBeenCalledOnce();
});

test('a press between the render of a part and its effects opens the part', async () => {
  function Pressed() {
    useLayoutEffect(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })), []);
    return null;
  }
  const { find } = await open(
    <>
      {part}
      <Pressed />
    </>,
  );
  expect(isHydrated(find('button'))).toBe(true);
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
  expect([isHydrated(first), isHydrated(second)]).toEqual([false, true]);
  expect(errors).toEqual([]);
});

/**
 * Opens a page with a part whose code loads with `load`. The server has the code. `Theme` is a context above
 * the part.
 */
async function openLazy(
  load: () => Promise<typeof Counter>,
  toPart = (Content: ComponentType) => (
    <HydrateLatePart>
      <Content />
    </HydrateLatePart>
  ),
) {
  const Theme = createContext('dark');
  const OnServer = lazyLate(() => Promise.resolve(Counter));
  const InBrowser = lazyLate(load);
  let Content = OnServer;
  const Themed = () => {
    use(Theme);
    return <Content />;
  };
  const lazyPart = toPart(Themed);
  function Page() {
    const [theme, setTheme] = useState('dark');
    return (
      <Theme value={theme}>
        <input onClick={() => setTheme('light')} />
        {lazyPart}
      </Theme>
    );
  }
  await act(async () => renderToString(<Page />));
  const opened = await open(<Page />);
  Content = InBrowser;
  return { ...opened, changeTheme: () => act(async () => opened.find('input').click()) };
}

test('the HTML of the server remains until the code of a part has loaded', async () => {
  let arrive: (component: typeof Counter) => void = () => undefined;
  const { box, html, errors, find } = await openLazy(() => new Promise((resolve) => (arrive = resolve)));
  await scrollTo(find('[data-late]'));
  expect(box.innerHTML).toBe(html);
  expect(html).toContain('Pressed 0');
  const button = find('button');
  await act(async () => arrive(Counter));
  expect(find('button')).toBe(button);
  expect(isHydrated(button)).toBe(true);
  expect(errors).toEqual([]);
});

test('the HTML of the server remains if a context changes before the code of a part has loaded', async () => {
  let arrive: (component: typeof Counter) => void = () => undefined;
  const opened = await openLazy(() => new Promise((resolve) => (arrive = resolve)));
  await scrollTo(opened.find('[data-late]'));
  await opened.changeTheme();
  expect(opened.box.textContent).toBe('Pressed 0');
  await act(async () => arrive(Counter));
  await act(async () => opened.find('button').click());
  expect(opened.box.textContent).toBe('Pressed 1');
});

test('presses before the code of a part has loaded count once, when it has', async () => {
  const waitHalfASecond = stopClock();
  let arrive: (component: typeof Counter) => void = () => undefined;
  const { errors, find } = await openLazy(() => new Promise((resolve) => (arrive = resolve)));
  const button = find('button');
  await act(async () => button.click());
  await act(async () => button.click());
  expect(button.textContent).toBe('Pressed 0');
  await act(async () => arrive(Counter));
  await waitHalfASecond();
  expect(find('button')).toBe(button);
  expect(button.textContent).toBe('Pressed 1');
  await act(async () => button.click());
  await waitHalfASecond();
  expect(button.textContent).toBe('Pressed 2');
  expect(errors).toEqual([]);
});

test('a press waits for the code of a part inside a part', async () => {
  const waitHalfASecond = stopClock();
  let arrive: (component: typeof Counter) => void = () => undefined;
  const { errors, find } = await openLazy(
    () => new Promise((resolve) => (arrive = resolve)),
    (Content) => (
      <HydrateLatePart>
        <Counter label="Beside" />
        <HydrateLatePart>
          <Content />
        </HydrateLatePart>
      </HydrateLatePart>
    ),
  );
  const [beside, inside] = find('[data-late]').querySelectorAll('button');
  await act(async () => inside?.click());
  await act(async () => beside?.click());
  await waitHalfASecond();
  expect([beside?.textContent, inside?.textContent]).toEqual(['Beside 1', 'Pressed 0']);
  await act(async () => arrive(Counter));
  await waitHalfASecond();
  expect([beside?.textContent, inside?.textContent]).toEqual(['Beside 1', 'Pressed 1']);
  expect(errors).toEqual([]);
});

test('code that could not be loaded is requested again', async () => {
  const load = vi
    .fn<() => Promise<typeof Counter>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Counter);
  const { box, html, find } = await openLazy(load);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await scrollTo(find('[data-late]'));
  expect(box.innerHTML).toBe(html);
  await act(async () => vi.advanceTimersByTimeAsync(2000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(isHydrated(find('button'))).toBe(true);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'when the window matches is %s, the code of a part loads %i times before the part hydrates',
  (matches, times) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const load = vi.fn(() => Promise.resolve(Counter));
    lazyLate(load, '(min-width: 1024px)');
    expect(load).toHaveBeenCalledTimes(times);
  },
);

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
  const warn = vi.spyOn(console, 'error');
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
  expect(warn).not.toHaveBeenCalled();
});
