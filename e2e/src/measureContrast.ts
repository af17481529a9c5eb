import sharp from '@luxe/host/safe-sharp';
import type { Locator } from '@playwright/test';

/** A line of text, and the lowest contrast of its colour with the pixels behind it. */
interface MeasuredLine {
  readonly text: string;
  /** 3 for text from 24 px on, else 4.5 (WCAG 2.2, 1.4.3). */
  readonly needs: number;
  readonly contrast: number;
}

interface Line {
  readonly text: string;
  readonly colour: readonly number[];
  readonly isLarge: boolean;
  readonly rect: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/**
 * Measures the contrast of each line of text in an element with every pixel behind it: hides the text, and
 * reads the pixels of a screenshot. The window must show the element at once, without a scroll and with one
 * device pixel per CSS pixel.
 */
export async function measureContrast(element: Locator): Promise<MeasuredLine[]> {
  const lines = await element.evaluate(hideLines);
  const { data, info } = await sharp(await element.page().screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  return lines.map(({ text, colour, isLarge, rect }) => {
    const own = luminance(colour);
    let contrast = 21;
    for (let y = Math.max(Math.ceil(rect.top), 0); y < Math.min(rect.bottom, info.height); y += 1)
      for (let x = Math.max(Math.ceil(rect.left), 0); x < Math.min(rect.right, info.width); x += 1)
        contrast = Math.min(contrast, ratio(own, luminance(pixelAt(x, y))));
    return { text, needs: isLarge ? 3 : 4.5, contrast };
  });
}

/** Runs in the page. Makes the text of an element transparent, and returns its lines with their colours. */
function hideLines(root: Element): Line[] {
  const found: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent) continue;
    const { color, fontSize } = getComputedStyle(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects())
      found.push({
        text,
        colour: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
        isLarge: parseFloat(fontSize) >= 24,
        rect: { left, top, right, bottom },
      });
  }
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    element.style.setProperty('color', 'transparent', 'important');
    element.style.setProperty('text-decoration-color', 'transparent', 'important');
    element.style.setProperty('transition', 'none', 'important');
  }
  return found;
}

/** Relative luminance of an sRGB colour with channels from 0 to 255 (WCAG 2.2). */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
