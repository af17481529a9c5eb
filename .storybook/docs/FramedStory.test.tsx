import { expect, it } from 'vitest';
import { initialToolbars } from '../story-frame/toolbars.ts';
import { addressOf, needsFrame } from './FramedStory.tsx';

it('the address of a framed story has only the toolbars that differ from the usual ones', () => {
  expect(addressOf('ui-layers-dialog--open', initialToolbars)).toBe(
    './iframe.html?viewMode=story&id=ui-layers-dialog--open',
  );
  expect(addressOf('a--b', { ...initialToolbars, theme: 'light', direction: 'rtl' })).toBe(
    './iframe.html?viewMode=story&id=a--b&globals=theme:light;direction:rtl',
  );
});

it('stories that cover the window have frames, also outside the layers', () => {
  expect(needsFrame('ui/media/GalleryZoom', { subject: { kind: 'layer' } })).toBe(true);
  expect(needsFrame('ui/layers/StickyBar', { subject: { kind: 'text' } })).toBe(true);
  expect(needsFrame('features/bag/BagScreen', { layout: 'fullscreen' })).toBe(true);
  expect(needsFrame('ui/actions/Button', { subject: { kind: 'action' } })).toBe(false);
});
