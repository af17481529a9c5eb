import type { Product } from '@luxe/contract/calls';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useId } from 'react';
import { Swatch } from '../swatch/Swatch.tsx';
import { List } from './ColourPicker.styles.ts';

export type ColourPickerProps = {
  colours: Product['variantOptions']['colorlink'];
  /** Default "Colour". */
  legend?: string;
};

/**
 * The colours of a product, as links. Each colour has its own page, because prices, pictures and sizes depend
 * on the colour.
 */
export function ColourPicker({ colours, legend = 'Colour' }: ColourPickerProps) {
  const id = useId();
  const selected = colours.find((colour) => colour.selected);
  return (
    <Stack gap={10}>
      <Stack direction="row" align="baseline" gap={8} wrap id={id}>
        <Text as="span" size="sm" tone="secondary">
          {legend}
        </Text>
        <Text as="span" size="sm">
          {selected?.color}
        </Text>
      </Stack>
      <List aria-labelledby={id} role="list">
        {colours.map(({ color, colorHex, webURL, selected: current }) => (
          <li key={color}>
            <a href={webURL} aria-current={current ? 'true' : undefined} title={color}>
              <Swatch colour={colorHex} />
              <VisuallyHidden>{color}</VisuallyHidden>
            </a>
          </li>
        ))}
      </List>
    </Stack>
  );
}
