import { create } from 'storybook/theming/create';
import primitives from '../packages/tokens/src/dtcg/primitive.tokens.json' with { type: 'json' };
import dark from '../packages/tokens/src/dtcg/theme.dark.tokens.json' with { type: 'json' };
import light from '../packages/tokens/src/dtcg/theme.light.tokens.json' with { type: 'json' };

const text = '"Anek", "Helvetica Neue", Arial, sans-serif';

/** Storybook's own frame and pages in the shop's colours. It computes with colours, so it gets values, not variables. */
export const looks = { dark: look('dark', dark.color), light: look('light', light.color) } as const;

function look(base: 'dark' | 'light', { bg, text: words, border, action }: typeof dark.color) {
  const ground = hexOf(bg.page.$value);
  const raised = hexOf(bg.raised.$value);
  const edge = hexOf(base === 'dark' ? '{palette.ink.800}' : '{palette.paper.300}');
  const primary = hexOf(words.primary.$value);
  const quiet = hexOf(words.secondary.$value);
  const accent = hexOf(words.accent.$value);
  return create({
    base,
    brandTitle: '<span class="luxe-brand">LUXE<small>Design system</small></span>',
    brandUrl: '?path=/docs/start-here-luxe--docs',
    brandTarget: '_self',
    // Null, and not left out: then the title is drawn as it is.
    brandImage: null as unknown as string,
    fontBase: text,
    fontCode: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    colorPrimary: hexOf(action.primary.$value),
    colorSecondary: accent,
    appBg: hexOf(bg.sunken.$value),
    appContentBg: ground,
    appPreviewBg: ground,
    appHoverBg: hexOf(bg.hover.$value),
    appBorderColor: edge,
    appBorderRadius: 0,
    textColor: primary,
    textMutedColor: quiet,
    textInverseColor: hexOf(words.inverse.$value),
    barTextColor: quiet,
    barHoverColor: primary,
    barSelectedColor: accent,
    barBg: ground,
    buttonBg: raised,
    buttonBorder: hexOf(border.control.$value),
    booleanBg: hexOf(bg.sunken.$value),
    booleanSelectedBg: hexOf(bg.hover.$value),
    inputBg: raised,
    inputBorder: hexOf(border.control.$value),
    inputTextColor: primary,
    inputBorderRadius: 0,
  });
}

type ColourValue = string | { hex: string };

/** `{palette.ink.950}` as `#12100e`. */
function hexOf(value: ColourValue): string {
  if (typeof value !== 'string') return value.hex;
  const steps = value.slice(1, -1).split('.');
  const found = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    primitives,
  );
  const next = (found as { $value?: ColourValue } | undefined)?.$value;
  if (!next) throw new Error(`No token ${value}`);
  return hexOf(next);
}
