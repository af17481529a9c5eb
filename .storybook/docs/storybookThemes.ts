import { create } from 'storybook/theming/create';
import primitives from '../../packages/tokens/src/dtcg/primitive.tokens.json' with { type: 'json' };
import dark from '../../packages/tokens/src/dtcg/theme.dark.tokens.json' with { type: 'json' };
import light from '../../packages/tokens/src/dtcg/theme.light.tokens.json' with { type: 'json' };

const text = '"Anek", "Helvetica Neue", Arial, sans-serif';

/**
 * Themes of Storybook's user interface in the shop's colours. Storybook calculates with colours, so it needs
 * hex values instead of CSS variables.
 */
export const storybookThemes = {
  dark: toStorybookTheme('dark', dark.color),
  light: toStorybookTheme('light', light.color),
} as const;

function toStorybookTheme(
  base: 'dark' | 'light',
  { bg, text: textColours, border, action }: typeof dark.color,
) {
  const background = hexOf(bg.page.$value);
  const raised = hexOf(bg.raised.$value);
  const edge = hexOf(base === 'dark' ? '{palette.ink.800}' : '{palette.paper.300}');
  const primary = hexOf(textColours.primary.$value);
  const quiet = hexOf(textColours.secondary.$value);
  const accent = hexOf(textColours.accent.$value);
  return create({
    base,
    brandTitle: '<span class="luxe-brand">LUXE<small>Design system</small></span>',
    brandUrl: '?path=/docs/start-here-luxe--docs',
    brandTarget: '_self',
    // Storybook renders `brandTitle` as HTML only if `brandImage` is null, not if it is undefined.
    brandImage: null as unknown as string,
    fontBase: text,
    fontCode: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    colorPrimary: hexOf(action.primary.$value),
    colorSecondary: accent,
    appBg: hexOf(bg.sunken.$value),
    appContentBg: background,
    appPreviewBg: background,
    appHoverBg: hexOf(bg.hover.$value),
    appBorderColor: edge,
    appBorderRadius: 0,
    textColor: primary,
    textMutedColor: quiet,
    textInverseColor: hexOf(textColours.inverse.$value),
    barTextColor: quiet,
    barHoverColor: primary,
    barSelectedColor: accent,
    barBg: background,
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

/** Resolves a token reference, such as `{palette.ink.950}`, to its hex value. Throws for an unknown token. */
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
