import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollStrip } from './useScrollStrip.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Strip({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null);
  const { inView } = useScrollStrip(list, count);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at} />
        ))}
      </ul>
      <p>{inView.isAtEnd ? 'at the end' : 'more'}</p>
    </>
  );
}

/** Collects the frames that the page requests. */
function holdFrames() {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  return { frames, runFrame: () => act(async () => frames.splice(0).forEach((run) => run(0))) };
}

/** Replaces `ResizeObserver`. Returns a function that reports a size of the observed elements. */
function stubSizes() {
  const reports: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reports.push(report);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return () => reports.forEach((report) => report());
}

/** Items are 100 px wide, and the list shows two of them. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.parentElement?.tagName === 'UL' ? [...this.parentElement.children].indexOf(this) : 0;
    return new DOMRect(at * 100, 0, this.tagName === 'UL' ? 200 : 100, 100);
  });
}

test('a list is measured once at the start, after its first layout', async () => {
  layOut();
  const { frames, runFrame } = holdFrames();
  const reportSize = stubSizes();
  render(<Strip count={3} />);
  expect(frames).toHaveLength(0);
  reportSize();
  reportSize();
  expect(frames).toHaveLength(1);
  expect(screen.getByText('at the end')).toBeDefined();
  await runFrame();
  expect(screen.getByText('more')).toBeDefined();
});

test('a list is measured in a browser that reports no sizes', async () => {
  layOut();
  const { runFrame } = holdFrames();
  vi.stubGlobal('ResizeObserver', undefined);
  render(<Strip count={3} />);
  await runFrame();
  expect(screen.getByText('more')).toBeDefined();
});
