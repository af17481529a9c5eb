import { cssColour, type Colour } from '@luxe/tokens/colour';
import { roleVariable } from '@luxe/tokens/theme-files';
import type { BrandTheme } from '@luxe/tokens/theme-from-brand';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Switch } from '@luxe/ui/switch';
import { useMemo, useState } from 'react';
import { FoundationSection, FoundationPage } from '../page/FoundationPage.tsx';
import { BrandForm } from './BrandForm.tsx';
import { Corrections } from './Corrections.tsx';
import { Downloads } from './Downloads.tsx';
import { Readings } from './Readings.tsx';
import { Shop } from './Shop.tsx';
import { useWorkshop, type Brand } from './useWorkshop.ts';
import { Bench, Stage } from './Workshop.styles.ts';

/**
 * Turns five colours into a complete theme: previews it, measures contrast, corrects unreadable colours and
 * offers the files.
 */
export function ThemeWorkshop({ brand }: { brand: Brand }) {
  const workshop = useWorkshop(brand);
  const [more, setMore] = useState(() => matchMedia('(prefers-contrast: more)').matches);
  const { theme, name } = workshop;
  const variables = useMemo(() => variablesOf(theme, more), [theme, more]);
  return (
    <FoundationPage
      title="Theme workshop"
      intro="Five colours of a brand make a complete theme. Type, spacing and motion stay the same; backgrounds, text, edges, actions and focus are derived. Unreadable colours are corrected, with a notice."
    >
      <Bench>
        <BrandForm workshop={workshop} />
        <Stack gap={24}>
          <Corrections workshop={workshop} />
          <Switch
            label="More contrast"
            note="As when the system asks for it"
            checked={more}
            onChange={(event) => setMore(event.target.checked)}
          />
          <Stage variables={variables} role="region" aria-label="The shop in these colours">
            <Heading level={2} size="label">
              The shop in these colours
            </Heading>
            <Shop name={name} />
          </Stage>
        </Stack>
      </Bench>
      <FoundationSection title="Contrast" note="Each at its lowest contrast.">
        <Readings theme={theme} more={more} />
      </FoundationSection>
      <FoundationSection title="Download the theme">
        <Downloads theme={theme} name={name} />
      </FoundationSection>
    </FoundationPage>
  );
}

function variablesOf({ roles, more, photo, scheme }: BrandTheme, withMore: boolean) {
  const colours: Readonly<Record<string, Colour>> = withMore ? { ...roles, ...more } : roles;
  return {
    ...Object.fromEntries(
      Object.entries(colours).map(([role, colour]) => [roleVariable(role), cssColour(colour)]),
    ),
    '--lx-filter-photo': String(photo),
    'color-scheme': scheme,
  };
}
