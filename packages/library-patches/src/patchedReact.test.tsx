import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as React from 'react';
import type * as ReactDom from 'react-dom';
import type { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findNeededReactPart, removeReactParts } from './removedReactParts.ts';

// Runs the React that the build ships: the server renders a page with the published React, the patched one
// hydrates and uses it.
const require = createRequire(import.meta.url);
const fileIn = (library: string, name: string) =>
  path.join(path.dirname(require.resolve(`${library}/package.json`)), `cjs/${name}.production.js`);
const files: Readonly<Record<string, string>> = {
  react: fileIn('react', 'react'),
  'react-dom': fileIn('react-dom', 'react-dom'),
  'react-dom/client': fileIn('react-dom', 'react-dom-client'),
};

const patchedCodes = new Map<string, string>();

function loadPatchedReact(window: Window) {
  const modules = new Map<string, unknown>();
  const load = (name: string): unknown => {
    const file = files[name];
    if (!file) return require(name);
    if (!modules.has(name)) {
      const code = patchedCodes.get(file) ?? removeReactParts(file, readFileSync(file, 'utf8')) ?? '';
      patchedCodes.set(file, code);
      const exports = {};
      modules.set(name, exports);
      compileFunction(code, ['require', 'exports', 'window', 'document'])(
        load,
        exports,
        window,
        window.document,
      );
    }
    return modules.get(name);
  };
  return {
    react: load('react') as typeof React,
    dom: load('react-dom') as typeof ReactDom,
    client: load('react-dom/client') as { hydrateRoot: typeof hydrateRoot; createRoot?: unknown },
  };
}

type Page = (react: typeof React) => React.ReactElement;
let errors: unknown[];
let view: Window & typeof globalThis;
let patched: ReturnType<typeof loadPatchedReact>;
beforeEach(() => {
  errors = [];
});
afterEach(() => document.querySelector('iframe')?.remove());

/** An empty page of its own. */
function openPage() {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  return contentWindow as Window & typeof globalThis;
}

/** Hydrates the HTML of the server. Errors that React recovers from are in `errors`. */
function hydrate(page: Page): Document {
  view = openPage();
  view.document.write(`<!doctype html>${renderToString(page(React))}`);
  view.document.close();
  patched = loadPatchedReact(view);
  const onError = (error: unknown) => void errors.push(error);
  patched.react.startTransition(() => {
    patched.client.hydrateRoot(view.document, page(patched.react), {
      onRecoverableError: onError,
      onCaughtError: onError,
      onUncaughtError: onError,
    });
  });
  return view.document;
}

const inDocument = (h: typeof React.createElement, head: React.ReactNode, body: React.ReactNode) =>
  h('html', { lang: 'en' }, h('head', null, head), h('body', null, body));
const fire = (element: Element | null, type: string, Kind: 'Event' | 'MouseEvent' = 'Event', more = {}) =>
  element?.dispatchEvent(new view[Kind](type, { bubbles: true, cancelable: true, composed: true, ...more }));
const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent;

/** Enters text as a person does: React does not see it before the event. */
function enterText(input: HTMLInputElement | null | undefined, text: string) {
  Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  fire(input ?? null, 'input');
}

/** An error boundary that shows the message of the error. */
function makeBoundary({ Component, createElement: h }: typeof React) {
  return class Boundary extends Component<{ children?: React.ReactNode }> {
    override state = { message: '' };
    static getDerivedStateFromError = ({ message }: Error) => ({ message });
    override render() {
      return this.state.message ? h('p', { role: 'alert' }, this.state.message) : this.props.children;
    }
  };
}

test('hydrates a document with its head and late parts, and changes the head', async () => {
  const document = hydrate((react) => {
    const { createElement: h, useState, useEffect, useId, Suspense } = react;
    const Late = () => {
      const [isReady, setReady] = useState(false);
      useEffect(() => setReady(true), []);
      return h('p', { id: useId(), className: 'late' }, isReady ? 'Late part ready' : 'Late part');
    };
    const App = () => {
      const [page, setPage] = useState('Bags');
      const head = [
        h('meta', { key: 'charset', charSet: 'utf-8' }),
        h('link', { key: 'styles', rel: 'stylesheet', href: '/shop.css' }),
      ];
      return inDocument(h, head, [
        h('title', { key: 'title' }, page),
        h('meta', { key: 'description', name: 'description', content: `About ${page}` }),
        h('link', { key: 'canonical', rel: 'canonical', href: `/${page}` }),
        h('button', { key: 'next', onClick: () => setPage('Shoes') }, 'Next'),
        h(Suspense, { key: 'late' }, h(Late)),
      ]);
    };
    return h(App);
  });
  await vi.waitFor(() => expect(textOf(document, '.late')).toBe('Late part ready'));
  fire(document.querySelector('button'), 'click', 'MouseEvent');
  await vi.waitFor(() => expect(document.title).toBe('Shoes'));
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect([...document.querySelectorAll('meta[name=description]')].map((meta) => meta.outerHTML)).toEqual([
    '<meta name="description" content="About Shoes">',
  ]);
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('passes the events of the shop to components', async () => {
  const seen: string[] = [];
  const document = hydrate((react) => {
    const { createElement: h, useState, useEffect } = react;
    const Form = () => {
      const [text, setText] = useState('');
      const [isHydrated, setHydrated] = useState(false);
      useEffect(() => setHydrated(true), []);
      return h(
        'form',
        {
          'data-hydrated': isHydrated,
          action: '/search/',
          onSubmit: (event: React.FormEvent) => {
            event.preventDefault();
            seen.push(`submit ${text}`);
          },
        },
        h('input', {
          value: text,
          onChange: (event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value),
          onFocus: () => seen.push('focus'),
          onBlur: () => seen.push('blur'),
          onSelect: () => seen.push('select'),
          onKeyDown: ({ key }: React.KeyboardEvent) => seen.push(`key ${key}`),
        }),
        h(
          'select',
          { onChange: (event: React.ChangeEvent<HTMLSelectElement>) => seen.push(event.target.value) },
          h('option', null, 'S'),
          h('option', null, 'M'),
        ),
        h('input', { type: 'checkbox', onChange: () => seen.push('ticked') }),
        h('div', { onMouseEnter: () => seen.push('enter'), onPointerLeave: () => seen.push('leave') }, '…'),
      );
    };
    return inDocument(h, null, h(Form));
  });
  await vi.waitFor(() => expect(document.querySelector('form')?.dataset.hydrated).toBe('true'));
  const [input, box] = document.querySelectorAll('input');
  input?.focus();
  enterText(input, 'bag');
  await vi.waitFor(() => expect(input?.getAttribute('value')).toBe('bag'));
  input?.setSelectionRange(0, 2);
  input?.dispatchEvent(new view.KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  input?.blur();
  const select = document.querySelector('select')!;
  select.value = 'M';
  fire(select, 'change');
  box?.click();
  fire(document.querySelector('div'), 'mouseover', 'MouseEvent');
  fire(document.querySelector('form'), 'submit');
  expect(seen).toEqual(['focus', 'key a', 'select', 'blur', 'M', 'ticked', 'enter', 'submit bag']);
  expect(errors).toEqual([]);
});

test('passes text to components while an input method composes it', async () => {
  const document = hydrate((react) => {
    const { createElement: h, useState, useEffect } = react;
    const Search = () => {
      const [text, setText] = useState('');
      const [isHydrated, setHydrated] = useState(false);
      useEffect(() => setHydrated(true), []);
      const onChange = (event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value);
      return h(
        'form',
        { 'data-hydrated': isHydrated },
        h('input', { value: text, onChange }),
        h('output', null, text),
      );
    };
    return inDocument(h, null, h(Search));
  });
  await vi.waitFor(() => expect(document.querySelector('form')?.dataset.hydrated).toBe('true'));
  const input = document.querySelector('input');
  fire(input, 'compositionstart');
  for (const text of ['ब', 'बै', 'बैग']) {
    enterText(input, text);
    fire(input, 'compositionupdate');
    await vi.waitFor(() => expect(textOf(document, 'output')).toBe(text));
  }
  fire(input, 'compositionend');
  expect(input?.value).toBe('बैग');
  expect(errors).toEqual([]);
});

test('leaves the title of an SVG picture in the picture', async () => {
  const document = hydrate((react) => {
    const { createElement: h, useState, useEffect } = react;
    const picture = (id: string, title: string) => h('svg', { id }, h('title', null, title));
    const App = () => {
      const [isMounted, setMounted] = useState(false);
      useEffect(() => setMounted(true), []);
      return h('main', null, picture('first', 'Bag'), isMounted && picture('second', 'Shoe'));
    };
    return inDocument(h, h('title', null, 'Page'), h(App));
  });
  await vi.waitFor(() => expect(textOf(document, '#second > title')).toBe('Shoe'));
  expect(textOf(document, '#first > title')).toBe('Bag');
  expect(document.querySelector('#second > title')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(textOf(document, 'head > title')).toBe('Page');
  expect(errors).toEqual([]);
});

test('shows the error boundary instead of a late part that fails, and the rest of the page works', async () => {
  const code = Promise.withResolvers<{ default: () => React.ReactElement }>();
  const document = hydrate((react) => {
    const { createElement: h, Suspense, lazy, useState, useEffect } = react;
    const Boundary = makeBoundary(react);
    // The server has the part; its code does not reach the browser.
    const Late: React.ComponentType =
      react === React ? () => h('p', null, 'Late part') : lazy(() => code.promise);
    const Counter = () => {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(1), []);
      return h('button', { onClick: () => setCount(count + 1) }, `${count}`);
    };
    return inDocument(h, null, [
      h(Counter, { key: 'counter' }),
      h(Boundary, { key: 'late' }, h(Suspense, null, h(Late))),
    ]);
  });
  await vi.waitFor(() => expect(textOf(document, 'button')).toBe('1'));
  expect(textOf(document, 'p')).toBe('Late part');
  const error = new Error('no script');
  code.reject(error);
  await vi.waitFor(() => expect(textOf(document, '[role=alert]')).toBe('no script'));
  expect(errors).toContain(error);
  fire(document.querySelector('button'), 'click', 'MouseEvent');
  await vi.waitFor(() => expect(textOf(document, 'button')).toBe('2'));
});

test('keeps the old content during a transition, moves keyed children and catches an error', async () => {
  const code = Promise.withResolvers<{ default: () => React.ReactElement }>();
  const document = hydrate((react) => {
    const { createElement: h, Fragment, Suspense, lazy, memo, startTransition } = react;
    const Boundary = makeBoundary(react);
    const Lazy = lazy(() => code.promise);
    const Broken = (): never => {
      throw new Error('broken');
    };
    const Item = memo(({ name }: { name: string }) =>
      h(Fragment, null, h('li', null, name), h('li', null, '·')),
    );
    const App = () => {
      const [step, setStep] = react.useState(0);
      const [shown, addShown] = react.useOptimistic(step);
      const deferred = react.useDeferredValue(step);
      const online = react.useSyncExternalStore(
        () => () => undefined,
        () => 'online',
        () => 'server',
      );
      const log = react.useEffectEvent(() => document.body.setAttribute('data-step', `${step}`));
      react.useEffect(() => log(), [step]);
      const names = step === 0 ? ['a', 'b', 'c'] : ['c', 'x', 'a'];
      const next = () =>
        startTransition(() => {
          addShown(step + 1);
          setStep(step + 1);
        });
      return h(
        'main',
        { 'data-shown': shown, 'data-deferred': deferred, 'data-online': online },
        h('button', { onClick: next }, 'Next'),
        h('ul', null, ...names.map((name) => h(Item, { key: name, name }))),
        h(Suspense, { fallback: h('p', null, 'Wait') }, step === 0 ? h('p', null, 'Old') : h(Lazy)),
        h(Boundary, null, step > 1 && h(Broken)),
      );
    };
    return inDocument(h, null, h(App));
  });
  await vi.waitFor(() => expect(document.querySelector('main')?.dataset.online).toBe('online'));
  const press = () => fire(document.querySelector('button'), 'click', 'MouseEvent');
  press();
  await vi.waitFor(() => expect(document.querySelector('main')?.dataset.shown).toBe('1'));
  expect(textOf(document, 'main > p')).toBe('Old');
  code.resolve({ default: () => patched.react.createElement('p', null, 'New') });
  await vi.waitFor(() => expect(textOf(document, 'main > p')).toBe('New'));
  expect(textOf(document, 'ul')).toBe('c·x·a·');
  expect(document.body.dataset.step).toBe('1');
  press();
  await vi.waitFor(() => expect(textOf(document, '[role=alert]')).toBe('broken'));
  expect(errors).toEqual([new Error('broken')]);
});

test('renders into a portal and returns the focus after a change of its place', async () => {
  const document = hydrate((react) => {
    const { createElement: h, useState, useLayoutEffect, useRef } = react;
    const App = () => {
      const [target, setTarget] = useState<Element>();
      const [isFirst, setFirst] = useState(true);
      const ref = useRef<HTMLElement>(null);
      useLayoutEffect(() => setTarget(ref.current?.ownerDocument.body), []);
      const field = h('input', { key: 'field', autoComplete: 'off' });
      const note = h('p', { key: 'note' }, 'Note');
      return h(
        'main',
        { ref },
        isFirst ? [field, note] : [note, field],
        h('button', { onClick: () => setFirst(false) }, 'Move'),
        target && patched.dom.createPortal(h('aside', null, 'Layer'), target),
      );
    };
    return inDocument(h, null, h(App));
  });
  await vi.waitFor(() => expect(textOf(document, 'body > aside')).toBe('Layer'));
  const field = document.querySelector('input');
  field?.focus();
  fire(document.querySelector('button'), 'click', 'MouseEvent');
  await vi.waitFor(() => expect(document.querySelector('main')?.firstElementChild?.tagName).toBe('P'));
  expect(document.activeElement).toBe(field);
  expect(errors).toEqual([]);
});

test.each(['activity', 'profiler', 'suspense_list', 'view_transition'])(
  'reports a component of the left-out type %s as invalid',
  async (name) => {
    const document = hydrate((react) => {
      const { createElement: h, useState, useEffect } = react;
      const App = () => {
        const [isMounted, setMounted] = useState(false);
        useEffect(() => setMounted(true), []);
        return h('main', null, isMounted && h(Symbol.for(`react.${name}`) as never));
      };
      return inDocument(h, null, h(App));
    });
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(String(errors[0])).toContain('#130');
    expect(document.querySelector('main')).toBeNull();
  },
);

test('leaves out a third of React', () => {
  const file = files['react-dom/client']!;
  const code = readFileSync(file, 'utf8');
  const lighter = removeReactParts(file, code) ?? code;
  expect(code.length - lighter.length).toBeGreaterThan(70_000);
  expect(loadPatchedReact(openPage()).client.createRoot).toBeUndefined();
  expect(removeReactParts(path.join(path.dirname(file), 'other.production.js'), code)).toBeUndefined();
  expect(() => removeReactParts(file, code.replace('function isCustomElement(', 'function other('))).toThrow(
    'React has no isCustomElement any more',
  );
});

test.each([
  ["import { Activity, useState } from 'react';", 'Activity'],
  ["import { preload } from 'react-dom';", 'preload'],
  ["import { createRoot } from 'react-dom/client';", 'createRoot'],
  ["import React, { Profiler } from 'react';", 'Profiler'],
  ["export { Activity as Hidden } from 'react';", 'Activity'],
  ['const read = React.cache(load);', 'cache'],
  ["ReactDOM.preload('/a.js', { as: 'script' });", 'preload'],
  ['<Fragment key="a" ref={ref}>', 'ref'],
  ['<React.Fragment ref={ref}>', 'ref'],
  ['<style href="a" precedence="high">', 'precedence'],
  ['<script src="/a.js" async />', 'async'],
  ['<input onCompositionStart={start} />', 'onCompositionStart'],
  ['<form action={async () => save()}>', 'action'],
  ['<my-element>', 'my-element'],
  ['<my-element2/>', 'my-element2'],
  ["import { useState, lazy } from 'react';\n<form action={path}><Fragment key={id}>", undefined],
])('reports a source that needs a left-out part of React: %s', (code, needed) => {
  expect(findNeededReactPart(code)).toBe(needed);
});

test('reports a library that needs a left-out part of React', () => {
  expect(findNeededReactPart('React2.useActionState(save)', false)).toBe('useActionState');
  expect(findNeededReactPart('import{createRoot as r}from"react-dom/client";', false)).toBe('createRoot');
  expect(findNeededReactPart('import { c } from "react/compiler-runtime";', false)).toBe('compiler-runtime');
  expect(findNeededReactPart('<my-element>', false)).toBe(undefined);
});
