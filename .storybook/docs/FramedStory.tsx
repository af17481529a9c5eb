import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Parameters } from 'storybook/internal/csf';
import type { CanvasSize } from '../story-frame/fitCanvas.ts';
import { initialToolbars, type Toolbars } from '../story-frame/toolbars.ts';
import { useToolbars } from '../story-frame/useToolbars.ts';

/** The part of Storybook's preview in the frame that this component uses. */
interface FrameWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly channel?: { emit(event: string, data: object): void } };
}

/**
 * A story in a frame of its own, for layers and screens. A frame that is wider than the page is scaled down,
 * so that all of a screen of 1440 px is visible. The toolbars apply to it at once.
 */
export function FramedStory({ id, name, size }: { id: string; name: string; size: CanvasSize }) {
  const toolbars = useToolbars();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(() => addressOf(id, toolbars));
  useEffect(() => {
    const { __STORYBOOK_PREVIEW__: preview } = (frame.current?.contentWindow ?? {}) as FrameWindow;
    preview?.channel?.emit('updateGlobals', { globals: ownGlobals(toolbars) });
  }, [toolbars]);
  useLayoutEffect(() => {
    const fit = () => {
      if (!box.current || !frame.current) return;
      const scale = Math.min(1, box.current.clientWidth / size.width);
      frame.current.style.width = `${size.width}px`;
      frame.current.style.height = `${size.height}px`;
      frame.current.style.transform = `scale(${scale})`;
      box.current.style.height = `${size.height * scale}px`;
    };
    const watch = new ResizeObserver(fit);
    if (box.current) watch.observe(box.current);
    fit();
    return () => watch.disconnect();
  }, [size.width, size.height]);
  return (
    <div ref={box} className="framed-story">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The story is ours, and on the same origin. */}
      <iframe ref={frame} src={src} title={name} />
    </div>
  );
}

/**
 * Whether the stories of a subject need frames of their own: they cover the window, or have a mocked shop.
 * `title` is that of the sidebar.
 */
export const needsFrame = (title: string, { layout, msw, subject }: Parameters): boolean =>
  layout === 'fullscreen' || msw !== undefined || title.startsWith('ui/layers/') || subject?.kind === 'layer';

/** The address of the canvas of a story with the values of the toolbars that are not the usual ones. */
export function addressOf(id: string, toolbars: Toolbars): string {
  const globals = Object.entries(ownGlobals(toolbars))
    .filter(([name, value]) => value !== initialToolbars[name as keyof Toolbars])
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `./iframe.html?viewMode=story&id=${id}${globals ? `&globals=${globals}` : ''}`;
}

/** The values of our own toolbars, without those of Storybook such as the viewport. */
const ownGlobals = (toolbars: Toolbars): Partial<Toolbars> =>
  Object.fromEntries(
    Object.entries(toolbars).filter(([name]) => name in initialToolbars),
  ) as Partial<Toolbars>;
